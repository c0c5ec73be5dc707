/** True for a display text that is set smaller, because it would fill the screen at full size. */
export const isLong = (text: string): true | undefined => text.length > 36 || undefined
