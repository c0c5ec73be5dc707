/** True for a display text that is set smaller, as it would fill the screen. Invisible signs do not count. */
export const isLong = (text: string): true | undefined => text.replaceAll(/\p{DI}/gu, '').length > 36 || undefined

/** True for a heading with a word that takes most of a phone's width. */
export const hasLongWord = (text: string): true | undefined => /\p{L}{10}/u.test(text) || undefined
