import { hasBrokenLetters, plainLetters, writableText } from '../characters.ts'
import { itemSign } from '../pasted-list.ts'

/** How many characters the lines of a page have. A shorter line was ended by its writer, and a longer one was not broken at all. */
const pageWidth = { from: 45, to: 120 }

/**
 * Cleans a text that was copied from a document, a web page or a PDF: no character that cannot be seen, real
 * apostrophes, single spaces, paragraphs set apart by one empty line. Lines that were only broken to fit a page are
 * joined; bullets and short lines stay lines of their own. There is no line break at its end.
 * @returns also whether letters seem to have been read in the wrong encoding before they were copied (`Ã©` for `é`): they
 * are left as they are, because what they were can only be guessed
 */
export function cleanPaste(pasted: string) {
  const paragraphs = withoutUnseen(pasted)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim().replace(wordBullet, '•'))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => joined(paragraph.split('\n')))
    .filter((paragraph) => paragraph !== '')
  return { text: withApostrophes(paragraphs.join('\n\n')), garbled: hasBrokenLetters(plainLetters(pasted)) }
}

/** What WhatsApp shows in bold, in italics or struck through, between its signs (https://faq.whatsapp.com/539178204879377). */
export const chatLook = /(?<![^\s("'«“‘[*_~])(([*_~])\2{0,2})(?!\2|\s)(.+?)(?<!\s)\1(?![\p{L}\d/@])/gu

/** Leaves the soft hyphens that divide a word at the end of a line. */
const withoutUnseen = (pasted: string): string =>
  writableText(plainLetters(pasted.normalize('NFC')).replaceAll(/[\t\p{Zs}]/gu, ' ')).replaceAll(
    /(?<!\p{Ll})\u00ad|\u00ad(?! *\n *\p{Ll})/gu,
    '',
  )

/** The signs that Word's fonts show as a bullet, and other fonts as hardly anything or something else. */
const wordBullet = /^[·\uf0b7\uf0a7§](?= )/u

function joined(all: readonly string[]): string {
  const lines = all.filter((line) => line !== '')
  const width = Math.max(0, ...lines.map(({ length }) => length))
  let text = lines[0] ?? ''
  for (const [index, line] of lines.slice(1).entries()) {
    const last = lines[index] ?? ''
    if (isWordBroken(last, line)) text = text.slice(0, -1) + line
    else text += between(last, line, width) + line
  }
  return text
}

/** Before what no page breaks a line: an emoji, `→`, `[10:16]` of a chat, `a)`; `#`, `19h –`, `1- `, `Telefone:` not after `de`. */
const ownLine =
  /\n(?:(?![°®©])\p{So}|[①-⓿❶-➓]|[→+∙⋅⁃›>] |\[\d+[:/]|\d\ufe0f|[a-hA-H]\) )|(?<!\s(?:[aeo]s?|às?|[dn][aeo]s?|em|ao|por|com|que|uma?|the|of|to|in|at|and|or|by))\n(?:[#@]\p{L}\S*(?!\S| \p{Ll})|\S+@\S+$|(?:https?:|www\.)\S+$|\d{1,2}[h:]\d{0,2} [–-] |\d{1,2}(?:\.?[ºª:-]|\s[-–]) (?=\p{Lu})|\p{Lu}(?:\p{L}+: |[\p{L} -]{0,20}: .{0,40}$))/u

/** What belongs between two consecutive lines: a space, a line break, or an empty line. `—` begins a speech. */
function between(last: string, line: string, width: number): ' ' | '\n' | '\n\n' {
  const endsSentence = /[.!?…]["”»’)]?$/.test(last)
  const aside = last.length < pageWidth.from ? /^—\s*\p{Ll}/u : /^—(?:\s*\p{Ll}|[^—]+—)/u
  const isAside = aside.test(line) && !endsSentence && !/^—|:$/.test(last)
  const isSpeech = line.startsWith('—') ? !isAside : endsSentence && last.startsWith('—')
  if (isSpeech || [line, last].some((each) => itemSign.test(each))) return /^\p{Ll}/u.test(line) ? ' ' : '\n\n'
  if (width > pageWidth.to) return last.length > pageWidth.from ? '\n\n' : '\n'
  const isShort = Math.min(last.length, line.length) < pageWidth.from
  if (ownLine.test(`${last}\n${line}`) || (last.endsWith(':') && (isShort || !/^\p{Ll}/u.test(line)))) return '\n'
  // A line of a poem does not end in such a word as `de`.
  const isCut = width >= pageWidth.from || /,$|\s\p{L}{1,3}$/u.test(last)
  if (isCut && /^\p{Ll}/u.test(line) && !endsSentence) return ' '
  if (last.length >= pageWidth.from && last.length >= width * 0.75) return ' '
  return endsSentence && width >= pageWidth.from ? '\n\n' : '\n'
}

/** Whether a line ends in a hyphen that divides a word. */
const isWordBroken = (last: string, line: string): boolean => /\p{Ll}[-\u00ad]$/u.test(last) && /^\p{Ll}/u.test(line)

const withApostrophes = (text: string): string => text.replaceAll(/(?<=\p{L})['´`](?=\p{L})/gu, '’')
