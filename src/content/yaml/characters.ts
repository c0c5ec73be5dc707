import { error, type Diagnostic } from '../model/diagnostic.ts'

/**
 * Characters that cannot be seen, or that look like a space or a line break and are none: everything that Unicode
 * calls control, format or separator, but for the space and the line break.
 */
export const unseen = /(?![ \n])[\p{Cc}\p{Cf}\p{Z}]/u

/** A text in one line, with nothing in it that a terminal would obey or hide. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')

/** Places where YAML needs a plain space: before the first word, after a hyphen, after a colon. */
const spaces = /^(?:\s*-(?=\s))*\s*(?:[\w-]+:\s+)?/
const oddSpaces = /(?:(?![ \t])\p{Zs})+/gu

/** Harmless ones: a tab after a word, a soft hyphen, a no-break space. */
const harmless = /[\t\u00ad]|\p{Zs}/u
/**
 * What belongs to an emoji: the joiner, and the letters of a region's flag. Alternatives and no class, because browsers
 * do not find emoji in a class that also has a character of 16 bits (Chromium 156, Firefox 153).
 */
const ofEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/u
const emojiOrUnseen = new RegExp(`(${ofEmoji.source})|${unseen.source}`, 'gu')

/**
 * Finds the characters that nobody sees and that would change what the file says, and gives the text without them, with
 * as many lines as before.
 */
export function withoutUnseen(text: string): { readonly text: string; readonly diagnostics: readonly Diagnostic[] } {
  if (!unseen.test(text)) return { text, diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const lines = text.split('\n').map((line, index) => {
    const { clean, diagnostic } = cleanLine(line, index + 1)
    if (diagnostic) diagnostics.push(diagnostic)
    return clean
  })
  return { text: lines.join('\n'), diagnostics }
}

function cleanLine(line: string, number: number): { clean: string; diagnostic?: Diagnostic } {
  const rest = line.replace(spaces, '')
  const start = line.slice(0, line.length - rest.length)
  const [odd] = start.matchAll(oddSpaces)
  const spaced = start.replaceAll(oddSpaces, (run) => ' '.repeat(run.length)) + rest
  const { clean, first = odd?.index } = removed(spaced)
  if (first === undefined) return { clean }
  const code = (line.codePointAt(first) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const range = { line: number, column: first + 1, length: 1 }
  return { clean, diagnostic: error('unseenCharacter', { code }, range, { fix: { kind: 'lines', lines: [clean] } }) }
}

/** The line without the characters that do harm, and where the first one stood. */
function removed(line: string): { clean: string; first: number | undefined } {
  let first: number | undefined
  const clean = line.replaceAll(emojiOrUnseen, (character: string, emoji: string | undefined, at: number) => {
    if (emoji !== undefined || harmless.test(character)) return character
    first ??= at
    // A line break of another kind stands where a space would, unless there is one.
    return /[\u2028\u2029\u0085\v\f]/.test(character) && /\S$/.test(line.slice(0, at)) && /^\S/.test(line.slice(at + 1))
      ? ' '
      : ''
  })
  return { clean, first }
}

/** Lone surrogates, and code points that Unicode reserves as noncharacters. */
const noCharacter = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** A text without the characters that the check refuses wherever they occur. What is meant as a line break becomes one. */
export function writableText(text: string): string {
  const broken = text.replaceAll(/\r\n?|\v|\u0085|\u2028/g, '\n').replaceAll(/\f|\u2029/g, '\n\n')
  // Tried after a letter, because what a line may not begin with can still be written in quotes.
  const lines = withoutUnseen(broken.replaceAll(noCharacter, '').replaceAll(/^/gm, 'x')).text
  return lines.replaceAll(/^x/gm, '')
}
