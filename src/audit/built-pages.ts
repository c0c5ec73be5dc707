import { languages, type Language } from '../content/language.ts'
import { inBothLanguages } from './both-languages.ts'
import { builtDocuments, builtElements, type BuiltElement } from './built-document.ts'

/** A page of a built site in one language. */
export interface LocalisedBuiltPage {
  /** The address without a language: `/biodanza`. */
  readonly path: string
  readonly language: Language
  /** The whole document, as a visitor who has chosen this language sees it. */
  readonly html: string
  /** The elements that are shown. */
  readonly elements: readonly BuiltElement[]
}

/** Every page in a folder, the not-found page included, in each language. */
export function builtPages(folder: string): LocalisedBuiltPage[] {
  return builtDocuments(folder).flatMap((document) => {
    const path = addressOf(document.file)
    const documents = inBothLanguages(document.html)
    return languages.map((language) => {
      const html = documents[language]
      return { path, language, html, elements: builtElements(html).filter(({ waiting }) => !waiting) }
    })
  })
}

/** The address of the page in a file: `biodanza.html` → `/biodanza`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/')

/** The address of the page that is shown for an address that does not exist. */
export const notFoundPath = '/404'
