/** True for a display text that is set smaller, as it would fill the screen. Invisible signs do not count. */
export const isLong = (text: string): true | undefined => text.replaceAll(/\p{DI}/gu, '').length > 36 || undefined
