import { error, withLines, type Diagnostic } from '../model/diagnostic.ts'

/**
 * Characters that cannot be seen, or that look like a space or a line break and are none: everything that Unicode
 * calls control, format or separator, but for the space and the line break; and what makes empty lines on Instagram.
 */
export const unseen = /(?![ \n])[\p{Cc}\p{Cf}\p{Z}]|\u3164|(?<![\u2801-\u28ff])\u2800(?![\u2801-\u28ff])/u

/** A text in one line, with nothing in it that a terminal would obey or hide. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')

/** What a message repeats of a text. @param most in characters */
export const shortened = (text: string, most = 400): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

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

/** Finds invisible characters that change what the file says; gives the text without them, in as many lines. */
export function withoutUnseen(text: string): { readonly text: string; readonly diagnostics: readonly Diagnostic[] } {
  if (!unseen.test(text)) return { text, diagnostics: [] }
  const lines = text.split('\n').map((line, index) => cleanLine(line, index + 1))
  const diagnostics = lines.flatMap(({ diagnostic }) => diagnostic ?? [])
  return { text: lines.map(({ clean }) => clean).join('\n'), diagnostics }
}

function cleanLine(line: string, number: number): { clean: string; diagnostic?: Diagnostic } {
  const rest = line.replace(spaces, '')
  const start = line.slice(0, line.length - rest.length)
  const [odd] = start.matchAll(oddSpaces)
  const spaced = start.replaceAll(oddSpaces, (run) => ' '.repeat(run.length)) + rest
  const harmful: number[] = []
  const clean = spaced.replaceAll(emojiOrUnseen, (character: string, emoji: string | undefined, at: number) => {
    if (emoji !== undefined || harmless.test(character)) return character
    harmful.push(at)
    // A line break of another kind stands where a space would, unless there is one.
    const isBetween = /\S$/.test(spaced.slice(0, at)) && /^\S/.test(spaced.slice(at + 1))
    return isBetween && /[\u2028\u2029\u0085\v\f\u2800\u3164]/.test(character) ? ' ' : ''
  })
  const [first = odd?.index] = harmful
  if (first === undefined) return { clean }
  const code = (line.codePointAt(first) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const range = { line: number, column: first + 1, length: 1 }
  return { clean, diagnostic: error('unseenCharacter', { code }, range, withLines([clean])) }
}

/** Lone surrogates, code points that Unicode reserves as noncharacters, and what stands where a picture was not copied. */
const noCharacter = /[\p{Cs}\p{Noncharacter_Code_Point}\ufffc]/gu

/** A text without a byte order mark and with `\n` as its only line ending: how every reader of content takes it. */
export const withLineFeeds = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')

/** A text without the characters that the check refuses wherever they occur. What is meant as a line break becomes one. */
export function writableText(text: string): string {
  const broken = text.replaceAll(/\r\n?|\v|\u0085|\u2028/g, '\n').replaceAll(/\f|\u2029/g, '\n\n')
  // Tried after a letter, because what a line may not begin with can still be written in quotes.
  const lines = withoutUnseen(broken.replaceAll(noCharacter, '').replaceAll(/^/gm, 'x')).text
  return lines.replaceAll(/^x/gm, '')
}

/**
 * A changed text with the line ends of the text that it was. A file may have several kinds: each line keeps its own,
 * and a line that is added gets the first one.
 * @param changed has line feeds only
 */
export function withLineEnds(original: string, changed: string): string {
  if (!original.includes('\r')) return changed
  const [old, lines] = [original.split(lineEnd), changed.split('\n')]
  const ends = original.match(lineEnd) ?? []
  const shorter = Math.min(old.length, lines.length)
  let sameBehind = 0
  while (sameBehind < shorter && old.at(-1 - sameBehind) === lines.at(-1 - sameBehind)) sameBehind += 1
  const endOf = (index: number) => {
    if (index >= lines.length - sameBehind) return ends[index + old.length - lines.length]
    return index < old.length - sameBehind ? ends[index] : undefined
  }
  return lines.reduce((text, line, index) => text + (endOf(index - 1) ?? ends[0] ?? '\n') + line)
}

const lineEnd = /\r\n?|\n/g

/** What Windows-1252 reads the second and later bytes of a UTF-8 letter as, and the first: «é» becomes «Ã©». */
const laterBytes = '\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const twoBytes = `[\u00c2-\u00df][${laterBytes}]`
const threeBytes = `[\u00e0-\u00ef][${laterBytes}]{2}`
/** A word in capitals may end in a letter that a quotation mark or a dash follows: «AMANHÃ…», and that is right. */
const validEnd = '(?<=\\p{Lu})Ã[»\u00a0…“”‘’–—]'
const misread = new RegExp(`(?!${validEnd})(?:${twoBytes}|${threeBytes})`, 'gu')
/** A question mark within a word, behind its only consonant (`H? dias`), or in place of all of it (`? noite`). */
const lostWord = /(?<![^\s(«“"])(?:\p{L}+\?\p{Ll}\p{L}*(?![\p{L}./=&])|[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]?\?(?= \p{Ll}))/u
/** Letters as e-mail programs send them: `H=C3=A1`. */
const ofMail = /(?:=[C-F][\dA-F](?:=[89AB][\dA-F]){1,3})+/g

/** Letters that PDFs join (`ﬁ`), and the mathematical, circled and wide ones that pass for a font in Instagram. */
const disguised = /[\u210a-\u2113\u211b\u211c\u212c\u212f-\u2134Ⓐ-ⓩ\ufb00-\ufb06Ａ-Ｚａ-ｚ]|\ud835[\udc00-\udfff]/g

/** The text in the usual letters: others are not found, and screen readers skip or spell them. */
export const plainLetters = (text: string): string => text.replaceAll(disguised, (letter) => letter.normalize('NFKC'))

/** Whether a text has letters that were lost or misread where it came from another encoding or program. */
export const hasBrokenLetters = (text: string): boolean =>
  hasLost(text) || [misread, disguised, ofMail].some((letters) => text.search(letters) !== -1)

/** A question mark between letters is rare, and the full pattern is slow: look for the mark first. */
const hasLost = (text: string): boolean => text.includes('\ufffd') || (/\?[ a-zà-ÿ]/.test(text) && lostWord.test(text))

export const brokenWord = (text: string): string =>
  text.split(/\s/).find((word) => hasBrokenLetters(word) || hasBrokenLetters(`${word} a`)) ?? text.trim()

/** The text with every misread letter restored. Undefined if a letter is lost, or could be more than one. */
export function correctLetters(text: string): string | undefined {
  // Bytes that are no letter are decoded as one that was lost.
  const right = plainLetters(text)
    .replaceAll(ofMail, (codes) => utf8.decode(Uint8Array.from(codes.slice(1).split('='), (hex) => parseInt(hex, 16))))
    .replaceAll(misread, (letter) => utf8.decode(Uint8Array.from(letter, byteOf)))
  return hasBrokenLetters(right) ? undefined : right
}

const utf8 = new TextDecoder()

/** The byte that Windows-1252 reads as a character. */
const byteOf = (character: string): number =>
  character <= '\xff' ? character.charCodeAt(0) : 0x80 + highCharacters.indexOf(character)

/** What Windows-1252 has from 0x80 on; five bytes are no character there, and are kept as they are. */
const highCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
