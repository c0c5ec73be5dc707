import { largestFile, type UnusableFile } from '../model/content-source.ts'
import { error, startOfFile, type Diagnostic } from '../model/diagnostic.ts'
import { rangeOf } from './range.ts'

export interface ReadText {
  /** With `\n` as its only line ending. Empty if the file has none that can be read. */
  readonly text: string
  /** Why it cannot be used as text. */
  readonly refused?: Diagnostic
}

/** The text of one file, without a byte order mark and with one kind of line ending. */
export function readText(file: string | UnusableFile): ReadText {
  if (typeof file === 'string') return { text: withLineFeeds(file) }
  switch (file.fault) {
    case 'notAFile':
      return { text: '', refused: error('notAFile', {}, startOfFile) }
    case 'fileTooBig':
      return { text: '', refused: error('fileTooBig', { bytes: file.bytes, largest: largestFile }, startOfFile) }
    case 'notUtf8': {
      const text = withLineFeeds(file.text)
      const at = text.indexOf('\ufffd')
      const range = at === -1 ? startOfFile : rangeOf(text, at, at + 1)
      return { text, refused: error('notUtf8', { encoding: file.encoding }, range) }
    }
  }
}

const withLineFeeds = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
