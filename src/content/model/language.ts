/** The languages of the site, the default one first. */
export const languages = ['pt', 'en'] as const

export type Language = (typeof languages)[number]

/** The language that a page opens in by default. */
export const defaultLanguage: Language = languages[0]

/** The language that a text is translated into, or from. */
export const otherLanguage = (language: Language): Language => (language === 'pt' ? 'en' : 'pt')

/** The query parameter of an address that opens a page in another language than the default one: `/?lang=en`. */
export const languageParameter = 'lang'

/** The address of a page that opens in a language. */
export function addressIn(path: string, language: Language): string {
  return language === defaultLanguage ? path : `${path}?${languageParameter}=${language}`
}
