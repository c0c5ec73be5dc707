import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { error, startOfFile, type Finding } from '../diagnostics/diagnostic.ts'
import { markOf } from './range.ts'

/** Bytes. The largest file of the site has 13,000. */
const largest = 1_000_000

export interface ReadText {
  /** Its lines are ended by `\n` alone. Empty where the file is not read at all. */
  readonly text: string
  /** Why it is no text that can be used. */
  readonly refused?: Finding
}

/** The text of one file. A file that is too large is not read. Throws where the disk fails. */
export function readText(path: string): ReadText {
  const facts = lstatSync(path)
  if (!facts.isFile()) return { text: '', refused: error('notAFile', {}, startOfFile) }
  if (facts.size > largest)
    return { text: '', refused: error('fileTooBig', { bytes: facts.size, largest }, startOfFile) }
  const bytes = readFileSync(path)
  if (looksLikeUtf16(bytes)) return { text: '', refused: error('notUtf8', { encoding: 'UTF-16' }, startOfFile) }
  const text = withLineFeeds(bytes.toString('utf8'))
  if (isUtf8(bytes)) return { text }
  const at = text.indexOf('\ufffd')
  return { text, refused: error('notUtf8', {}, markOf(text, at, at + 1)) }
}

function withLineFeeds(text: string): string {
  const withoutMark = text.startsWith('\ufeff') ? text.slice(1) : text
  return withoutMark.includes('\r') ? withoutMark.replaceAll(/\r\n?/g, '\n') : withoutMark
}

/** By its byte order mark or, where there is none, by the zero beside its first letter. */
function looksLikeUtf16([first, second]: Buffer): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return first !== undefined && second !== undefined && (first === 0) !== (second === 0)
}
