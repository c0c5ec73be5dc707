/** True for a display text that is set smaller, because it would fill the screen at full size. */
export function isLong(text: string): true | undefined {
  return text.length > 36 || undefined
}
