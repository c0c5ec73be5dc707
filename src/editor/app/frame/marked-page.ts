import type { ValuePath } from '../../../content/model/pointer.ts'
import type { Content } from '../../../content/model/content.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import type { Language } from '../../../content/model/language.ts'
import { localisePage } from '../../../content/page/localise.ts'
import type { PictureLookup } from '../../../content/page/localise-value.ts'
import type { LocalisedBlock, Page } from '../../../content/page/page.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'
import { keptWhereSame } from '../state/kept-where-same.ts'
import { markDerived } from './mark-derived.ts'
import { Provenance, type ContentPath } from './provenance.ts'

/** A page as the frame renders it. */
export interface MarkedPage {
  readonly page: Page
  readonly sources: readonly ContentPath[]
}

type MarkPage = (content: Content, path: string, language: Language, picture: PictureLookup) => MarkedPage | undefined

/** Marks one page on its own. */
export const markedPage: MarkPage = (...page) => pageMarker()(...page)

/**
 * Gives a function that localises a page of the draft, with a mark after each of its texts; undefined if there is no
 * such page. A block that has not changed since the previous call stays the same object, with its marks.
 */
export function pageMarker(): MarkPage {
  const provenance = new Provenance()
  const derived = new WeakMap<LocalisedBlock, LocalisedBlock>()
  let last: Page | undefined

  return (content, path, language, picture) => {
    const found = content.pages.find(({ page }) => page.path === path)
    if (!found) return undefined
    const copy = <T>(value: T, file: string) =>
      provenance.markedCopy(value, file, (place) => isTextAt(value, file, place))
    const page = copy(found.page, found.file)
    const marked: Content = {
      ...content,
      site: copy(content.site, 'site.yaml'),
      events: copy({ events: content.events }, 'events.yaml').events,
      dictionary: copy(content.dictionary, 'dictionary.yaml'),
      pages: content.pages.map((each) => (each === found ? { ...found, page } : each)),
    }
    const localised = keptWhereSame(last, localisePage(marked, page, language, picture))
    last = localised
    const blocks = localised.blocks.map((block) => {
      const known = derived.get(block) ?? markDerived(block, provenance, content)
      derived.set(block, known)
      return known
    })
    return { page: { ...localised, blocks }, sources: provenance.sources }
  }
}

/** Whether the value at a path of a file is text that visitors read. */
function isTextAt(value: unknown, file: string, path: ValuePath): boolean {
  const node = nodeAt(fileKind(file), value, path)
  return node !== undefined && isText(node)
}
