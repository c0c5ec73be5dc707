import type { PictureFacts } from '../../../content/content-source.ts'
import type { Content } from '../../../content/content.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { languages, type Language } from '../../../content/language.ts'
import { loadContent } from '../../../content/load.ts'
import type { SourceCache } from '../../../content/check-files.ts'
import { localisePage } from '../../../content/localise/localise.ts'
import type { PictureLookup } from '../../../content/localise/localise-value.ts'
import type { Page } from '../../../content/localise/page.ts'
import { Provenance, type Source } from '../frame/provenance.ts'

/** What the texts, as they now are, come to. */
export interface Draft {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** The last content that could be shown; undefined until there was one. */
  readonly content: Content | undefined
  /** Whether `content` is what the texts say now. */
  readonly isCurrent: boolean
}

/** A page as the frame draws it. */
export interface MarkedPage {
  readonly page: Page
  readonly sources: readonly Source[]
}

/** Gives a function that checks texts again and again; what has not changed is not checked again. */
export function drafter(
  lang: Language,
): (texts: ReadonlyMap<string, string>, pictures: ReadonlyMap<string, PictureFacts>) => Draft {
  const cache: SourceCache = new Map()
  let last: Content | undefined
  return (texts, pictures) => {
    const { content, diagnostics } = loadContent({ folder: '', files: texts, pictures }, { lang, cache })
    last = content ?? last
    return { diagnostics, content: last, isCurrent: content !== undefined }
  }
}

/** A page of the draft in one language, with a mark behind each of its texts. */
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
  return { page: localisePage(marked, page, language, picture), sources: provenance.sources }
}

const isInOneLanguage = (path: Source['path']): boolean => languages.some((language) => language === path.at(-1))

/** Whether a text is one that visitors read: one language of a text, or a name. */
function isShownText(path: Source['path']): boolean {
  const key = path.at(-1)
  return key === 'pt' || key === 'en' || key === 'name' || path[0] === 'pt' || path[0] === 'en'
}
