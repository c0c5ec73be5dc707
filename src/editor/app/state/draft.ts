import type { SourceCache } from '../../../content/check/check-files.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import type { Content } from '../../../content/model/content.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import type { ToolLanguage } from '../../../content/model/language.ts'
import { loadContent } from '../../../content/load.ts'
import { type Missing, showable } from './showable.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import { differencesBetween } from '../../../content/yaml/edit/compare.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { fileKind } from '../../../content/model/source.ts'
import { fileNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'

/** What the current texts amount to. */
export interface Draft {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** What is still a sample. */
  readonly samples: readonly ReportedDiagnostic[]
  /**
   * What can be shown: with a mark in place of each missing text, a stand-in for what else is required and wrong, and
   * without optional fields that are wrong; undefined until there was a page. What has not changed is the same object as
   * before.
   */
  readonly content: Content | undefined
  /** Whether `content` is what the texts now say. */
  readonly isCurrent: boolean
}

type Texts = ReadonlyMap<string, string>
type Pictures = ReadonlyMap<string, PictureFacts>

interface LastDraft {
  readonly draft: Draft
  readonly texts: Texts
  readonly pictures: Pictures
  readonly isChecked: boolean
}

export interface Drafter {
  /** Checks everything; files that have not changed are not checked again. */
  readonly checked: (texts: Texts, pictures: Pictures) => Draft
  /** What can be shown at once: the new wording, with the diagnostics of the last check. */
  readonly provisional: (texts: Texts, pictures: Pictures) => Draft
}

/** @param lang the language of the messages */
export function drafter(lang: ToolLanguage, missing: Missing): Drafter {
  const cache: SourceCache = new Map()
  const shownCache: SourceCache = new Map()
  let last: LastDraft | undefined
  return { checked, provisional }

  function checked(texts: Texts, pictures: Pictures): Draft {
    if (last?.isChecked && last.texts === texts && last.pictures === pictures) return last.draft
    const { content, diagnostics, samples } = loadContent({ folder: '', files: texts, pictures }, { lang, cache })
    const shown = content ?? whatCanBeShown(texts, pictures)
    const draft = {
      diagnostics,
      samples,
      content: shown ? keptWhereSame(last?.draft.content, shown) : last?.draft.content,
      isCurrent: shown !== undefined,
    }
    last = { draft, texts, pictures, isChecked: true }
    return draft
  }

  function provisional(texts: Texts, pictures: Pictures): Draft {
    const content =
      last?.draft.isCurrent && last.draft.content && last.pictures === pictures
        ? withChangedWords(last.draft.content, last.texts, texts)
        : undefined
    if (!last || !content) return checked(texts, pictures)
    last = { draft: { ...last.draft, content }, texts, pictures, isChecked: false }
    return last.draft
  }

  function whatCanBeShown(texts: Texts, pictures: Pictures): Content | undefined {
    const load = (files: Texts) => loadContent({ folder: '', files, pictures }, { lang, cache: shownCache })
    return showable(texts, [...pictures.keys()], missing, load)
  }
}

/**
 * The content with the texts that have changed since it was checked. Wording alone cannot break what a page is rendered
 * from, so it is shown before everything is checked again. What has not changed stays the same object.
 *
 * @returns undefined if more than wording has changed, or a text is now empty
 */
function withChangedWords(content: Content, before: Texts, after: Texts): Content | undefined {
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((file) => before.get(file) !== after.get(file))
  let now: Content | undefined = content
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
      now = now && withWords(now, [...place, ...path], words)
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

/** The value with a different text at the end of a path; undefined if there is no text there. */
function withWords<T>(value: T, path: ValuePath, words: string): T | undefined
function withWords(value: unknown, [step, ...rest]: ValuePath, words: string): unknown {
  if (step === undefined) return typeof value === 'string' ? words : undefined
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
  const inner = withWords((value as Readonly<Record<string, unknown>>)[step], rest, words)
  if (inner === undefined) return undefined
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (index === step ? inner : each))
    : { ...value, [step]: inner }
}

/**
 * The later of two values, with every part that is equal to its counterpart in the earlier one replaced by that object.
 * Whoever has rendered or marked a part recognises it by identity and can skip it.
 */
export function keptWhereSame<T>(before: unknown, after: T): T
export function keptWhereSame(before: unknown, after: unknown): unknown {
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
