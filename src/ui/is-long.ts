/** Characters that take no room, because they only act on others (Unicode 5.21). */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** True for a display text that would fill the screen at its full size: it is set smaller. */
export function isLong(text: string): true | undefined {
  return text.replaceAll(unseen, '').length > 36 || undefined
}
