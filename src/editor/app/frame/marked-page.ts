import type { Content } from '../../../content/content.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { Language } from '../../../content/language.ts'
import { localisePage } from '../../../content/localise/localise.ts'
import type { PictureLookup } from '../../../content/localise/localise-value.ts'
import type { Page } from '../../../content/localise/page.ts'
import { nodeAt } from '../../../content/schema/schema-node.ts'
import { isText } from '../../../content/schema/text-node.ts'
import { markDerived } from './mark-derived.ts'
import { Provenance, type Source } from './provenance.ts'

/** A page as the frame draws it. */
export interface MarkedPage {
  readonly page: Page
  readonly sources: readonly Source[]
}

/** A page of the draft in one language, with a mark behind each of its texts; undefined where there is no such page. */
export function markedPage(
  content: Content,
  path: string,
  language: Language,
  picture: PictureLookup,
): MarkedPage | undefined {
  const provenance = new Provenance()
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
  const localised = localisePage(marked, page, language, picture)
  const blocks = markDerived(localised.blocks, provenance, content)
  return { page: { ...localised, blocks }, sources: provenance.sources }
}

/** Whether what stands at a path of a file is words that visitors read. */
function isTextAt(value: unknown, file: string, path: Source['path']): boolean {
  const node = nodeAt(fileKind(file), value, path)
  return node !== undefined && isText(node)
}
