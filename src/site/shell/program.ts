/** The names that the inline script and the client bundle share. */
import type { Language } from '../../content/model/language.ts'

export const rootId = 'root'

/** The live region that a change of language is announced in. */
export const announcerId = 'announcer'

/** Changes the language of the hydrated page; nothing if it is shown. */
export type ChangeLanguage = (language: Language) => void

/** Dispatched on the document when React has hydrated the page. Its detail is a `ChangeLanguage`. */
export const hydratedEvent = 'hydrated'
