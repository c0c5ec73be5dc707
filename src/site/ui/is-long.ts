/** True for a display text that is set smaller, as it would fill the screen. Invisible signs do not count. */
export const isLong = (text: string) => text.replaceAll(/\p{DI}/gu, '').length > 36 || hasLongWord(text)

/** True for a text with a word that takes most of a phone's width in a large heading. */
export const hasLongWord = (text: string): true | undefined => /\p{L}{10}/u.test(text) || undefined
