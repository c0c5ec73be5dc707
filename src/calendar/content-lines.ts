/** The longest line, in octets, its end not counted (RFC 5545, 3.1). */
const longestLine = 75

/** A value of type TEXT with its special characters escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines of a calendar as they go into its file: folded where they are long, each ended by CR and LF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/**
 * A line folded into pieces of 75 octets. RFC 5545 allows a fold inside a character of several octets; some calendars
 * then show two broken ones, so a character is never split.
 */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return folded
}
