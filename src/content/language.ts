/** The languages of the site, the default one first. */
export const languages = ['pt', 'en'] as const

export type Language = (typeof languages)[number]

/** The language that a page opens in when nothing says otherwise. */
export const defaultLanguage: Language = languages[0]
