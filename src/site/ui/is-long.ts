/** True for a display text that would fill the screen at its full size: it is set smaller. */
export function isLong(text: string): true | undefined {
  return text.length > 36 || undefined
}
