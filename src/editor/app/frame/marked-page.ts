import type { Content } from '../../../content/content.ts'
import { type Language, languages } from '../../../content/language.ts'
import { localisePage } from '../../../content/localise/localise.ts'
import type { PictureLookup } from '../../../content/localise/localise-value.ts'
import type { Page } from '../../../content/localise/page.ts'
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
  const page = provenance.markedCopy(found.page, found.file, isShownText)
  const marked: Content = {
    ...content,
    site: provenance.markedCopy(content.site, 'site.yaml', isShownText),
    // Not the name of an event, by which blocks know it.
    events: provenance.markedCopy({ events: content.events }, 'events.yaml', isInOneLanguage).events,
    dictionary: provenance.markedCopy(content.dictionary, 'dictionary.yaml', isShownText),
    pages: content.pages.map((each) => (each === found ? { ...found, page } : each)),
  }
  const localised = localisePage(marked, page, language, picture)
  const blocks = markDerived(localised.blocks, provenance, content)
  return { page: { ...localised, blocks }, sources: provenance.sources }
}

const isInOneLanguage = (path: Source['path']): boolean => languages.some((language) => language === path.at(-1))

/** Whether a text is one that visitors read: one language of a text, or a name. */
function isShownText(path: Source['path']): boolean {
  const key = path.at(-1)
  return key === 'pt' || key === 'en' || key === 'name' || path[0] === 'pt' || path[0] === 'en'
}
