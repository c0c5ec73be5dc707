import type { SourceCache } from '../../../content/check/recover/read-source.ts'
import type { ContentSource, PictureFacts } from '../../../content/model/content-source.ts'
import type { Content } from '../../../content/model/content.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import type { Language, ToolLanguage } from '../../../content/model/language.ts'
import { todayInLisbon } from '../../../content/dates/lisbon.ts'
import { loadContent } from '../../../content/load.ts'
import { type Missing, showable, withAt } from './showable.ts'
import { valueAtPath, type ValuePath, type CheckedValue, fileKind } from '../../../content/model/source.ts'
import { differencesBetween } from '../../../content/yaml/edit/compare.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { fileNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'
import { Provenance, markedContent } from '../../../content/page/provenance.ts'
import { localisePage } from '../../../content/page/localise.ts'
import type { PictureLookup } from '../../../content/page/localise-value.ts'
import type { Page } from '../../../content/page/page.ts'

/** What the current texts amount to. */
export interface Checked {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** What is still a sample. */
  readonly samples: readonly ReportedDiagnostic[]
  /**
   * What can be shown: with a placeholder for each missing text, a stand-in for what else is required and wrong, and
   * without optional fields that are wrong; undefined until there was a page. What has not changed is the same object.
   */
  readonly content: Content | undefined
  /** Whether `content` is what the texts now say. */
  readonly isCurrent: boolean
}

type Texts = ReadonlyMap<string, string>
type Pictures = ReadonlyMap<string, { readonly facts: PictureFacts }>

/** The facts of pictures, by their names, for a check. */
export const factsIn = (pictures: Pictures) => new Map([...pictures].map(([name, { facts }]) => [name, facts]))

export type Checker = ReturnType<typeof checker>

/** @param lang the language of the messages */
export function checker(lang: ToolLanguage, missing: Missing) {
  const cache: SourceCache = new Map()
  const shownCache: SourceCache = new Map()
  /** `day` is the one on which everything was checked. */
  let last: { checked: Checked; texts: Texts; pictures: Pictures; day?: string } | undefined
  const load = (files: Texts, pictures: ContentSource['pictures'], known: SourceCache) =>
    loadContent({ folder: '', files, pictures }, { lang, cache: known })
  return { check, provisional }

  /** Checks everything; files that have not changed are not checked again. */
  function check(texts: Texts, pictures: Pictures): Checked {
    const day = todayInLisbon()
    if (last?.day === day && last.texts === texts && last.pictures === pictures) return last.checked
    const { content, diagnostics, samples } = load(texts, factsIn(pictures), cache)
    // Without facts none is too small: what stands in for one that is still to be chosen takes nothing else away.
    const names = [...pictures.keys()]
    const loadShown = (files: Texts) => load(files, new Map(names.map((name) => [name, undefined])), shownCache)
    const shown = content ?? showable(texts, names, missing, loadShown)
    const checked = {
      diagnostics,
      samples,
      content: shown ? keptWhereSame(last?.checked.content, shown) : last?.checked.content,
      isCurrent: shown !== undefined,
    }
    last = { checked, texts, pictures, day }
    return checked
  }

  /** What can be shown at once: the new wording, with the diagnostics of the last check. */
  function provisional(texts: Texts, pictures: Pictures): Checked {
    const content =
      last?.checked.isCurrent && last.checked.content && last.pictures === pictures
        ? withChangedWords(last.checked.content, last.texts, texts)
        : undefined
    if (!last || !content) return check(texts, pictures)
    last = { checked: { ...last.checked, content }, texts, pictures }
    return last.checked
  }
}

/**
 * The content with the texts that have changed since it was checked. Wording alone cannot break what a page is rendered
 * from, so it is shown before everything is checked again. What has not changed stays the same object.
 * @returns undefined if more than wording has changed, or a text is now empty
 */
function withChangedWords(content: Content, before: Texts, after: Texts): Content | undefined {
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((file) => before.get(file) !== after.get(file))
  let now = content
  for (const file of changed) {
    const [one, other] = [readValue(before.get(file) ?? ''), readValue(after.get(file) ?? '')]
    const place = placeOf(content, file)
    if (one === undefined || other === undefined || !place) return undefined
    const kind = fileKind(file)
    for (const difference of differencesBetween(one, other, fileNode(kind))) {
      const { path } = difference
      const words = difference.kind === 'changed' && difference.after
      const node = nodeAt(kind, other, path)
      if (typeof words !== 'string' || words.trim() === '' || !node || !isText(node)) return undefined
      const [value, at] = [now as unknown as CheckedValue, [...place, ...path]]
      if (typeof valueAtPath(value, at) !== 'string') return undefined
      now = withAt(value, at, words) as unknown as Content
    }
  }
  return now
}

/** Where the data of a file is in the content. */
function placeOf({ pages }: Content, file: string): ValuePath | undefined {
  const kind = fileKind(file)
  // The events file holds nothing but their list.
  if (kind !== 'page') return kind === 'events' ? [] : [kind]
  const index = pages.findIndex((each) => each.file === file)
  return index === -1 ? undefined : ['pages', index, 'page']
}

/**
 * The later of two values, with every part that is equal to its counterpart in the earlier one replaced by that object.
 * Whoever has rendered or marked a part recognises it by identity and can skip it.
 */
function keptWhereSame<T>(before: unknown, after: T): T
function keptWhereSame(before: unknown, after: unknown): unknown {
  if (before === after || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return after
  const entries = Object.entries(after).map(([key, part]) => [key, keptWhereSame(before[key], part)] as const)
  const isSame =
    Object.keys(before).length === entries.length &&
    entries.every(([key, part]) => part === before[key] && Object.hasOwn(before, key))
  if (isSame) return before
  return Array.isArray(after) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/**
 * Gives a function that localises a page of the content, with a mark after each of its texts; undefined if there is no
 * such page. A block that has not changed since the previous call stays the same object, with its marks.
 */
export function pageMarker() {
  const provenance = new Provenance()
  let last: Page | undefined

  return (content: Content, path: string, language: Language, picture: PictureLookup) => {
    const found = content.pages.find(({ page }) => page.path === path)
    if (!found) return undefined
    const marked = markedContent(content, path, provenance)
    const page = marked.pages.find((each) => each.file === found.file)?.page ?? found.page
    last = keptWhereSame(last, localisePage(marked, page, language, picture))
    return { page: last, sources: provenance.sources }
  }
}
