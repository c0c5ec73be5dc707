/** The names that the inline script and the client bundle share. No anchor has an underscore, as the program's own ids do. */
import type { Language } from '../../content/model/language.ts'

export const rootId = 'site_root'

/** The live region that a change of language is announced in. */
export const announcerId = 'site_announcer'

/** Changes the language of the hydrated page; nothing if it is shown. */
export type ChangeLanguage = (language: Language) => void

/** Dispatched on the document when React has hydrated the page. Its detail is a `ChangeLanguage`. */
export const hydratedEvent = 'hydrated'
