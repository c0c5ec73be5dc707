/** The languages of the site, the default one first. */
export const languages = ['pt', 'en'] as const

export type Language = (typeof languages)[number]

/** The language that a page opens in by default. */
export const defaultLanguage: Language = languages[0]

/** The languages that texts are translated into. */
export const translations: readonly Language[] = /* @__PURE__ */ languages.filter((each) => each !== defaultLanguage)

/** The query parameter of an address that opens a page in another language than the default one: `/?lang=en`. */
export const languageParameter = 'lang'

/** The address of a page that opens in a language. */
export function addressIn(path: string, language: Language): string {
  return language === defaultLanguage ? path : `${path}?${languageParameter}=${language}`
}

/** The languages that the check, the editor and the commands speak. The site may be written in others. */
export const toolLanguages = ['pt', 'en'] as const

export type ToolLanguage = (typeof toolLanguages)[number]

export const defaultToolLanguage: ToolLanguage = 'pt'

/** The language with a name, if the tools speak it. */
export const toolLanguage = (name: unknown): ToolLanguage | undefined => toolLanguages.find((each) => each === name)
