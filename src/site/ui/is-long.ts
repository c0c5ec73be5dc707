/**
 * True for a display text that is set smaller, because it would fill the screen at full size. Signs that nobody sees do
 * not count.
 */
export const isLong = (text: string): true | undefined => text.replaceAll(/\p{DI}/gu, '').length > 36 || undefined
