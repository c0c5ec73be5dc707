/** The languages of the site, the default one first. */
export const languages = ['pt', 'en'] as const

export type Language = (typeof languages)[number]

/** The language that a page opens in by default. */
export const defaultLanguage: Language = languages[0]

export const inEachLanguage = <T>(give: (language: Language) => T) => ({ pt: give('pt'), en: give('en') })

export const translations: readonly Language[] = /* @__PURE__ */ languages.filter((each) => each !== defaultLanguage)

/** The address of a page in a language: `/biodanza`, `/en/biodanza`; the home page in English is `/en`. */
export const addressIn = (path: string, language: Language): string =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`

/** The page at an address, and the language that the address names: the reverse of `addressIn`. */
export function pageAt(address: string): { readonly path: string; readonly language: Language } {
  // What begins with two slashes would lead to another site.
  const own = address.replace(/\/{2,}/g, '/')
  const [, first, rest] = own.split(/^\/(\w+)(?=\/|$)/)
  const language = translations.find((each) => each === first)
  return language ? { path: rest || '/', language } : { path: own, language: defaultLanguage }
}

/** The languages that the check, the editor and the commands speak. The site may be written in others. */
export const toolLanguages = ['pt', 'en'] as const

export type ToolLanguage = (typeof toolLanguages)[number]

export const defaultToolLanguage: ToolLanguage = 'pt'

/** The language with a name, if the tools speak it. */
export const toolLanguage = (name: unknown): ToolLanguage | undefined => toolLanguages.find((each) => each === name)
