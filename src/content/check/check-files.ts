import { largestFile, pathIn, type ContentSource, type UnusableFile } from '../model/content-source.ts'
import { error, startOfFile, type Diagnostic, type FileDiagnostic } from '../model/diagnostic.ts'
import { fileKind, namedFiles, type Source } from '../model/source.ts'
import { rangeOf } from '../yaml/range.ts'
import { readSource } from './recover/read-source.ts'
import type { CheckedSource } from './validate/checked-source.ts'
import { showsEvents, shownIn } from './rules/references.ts'

/**
 * Checked files by path, for a caller that checks repeatedly: a file whose text has not changed is not checked again.
 */
export type SourceCache = Map<string, CheckedSource>

/** Only these are read: YAML files directly in the folder, with the extension that editors attach the schemas to. */
const isRead = (name: string): boolean => name.endsWith('.yaml') && !name.includes('/')

/**
 * Checks every YAML file of a content folder against its schema.
 * @returns also what is wrong with the folder itself
 */
export function checkFiles({ folder, files }: Pick<ContentSource, 'folder' | 'files'>, cache: SourceCache) {
  const ofFolder = folder || '.'
  if (!files)
    return { sources: [], found: [{ file: ofFolder, diagnostic: error('folderMissing', { folder }, startOfFile) }] }
  const sources = [...files]
    .filter(([name]) => isRead(name))
    .map(([name, file]) => checked(pathIn(folder, name), fileKind(name), file, cache))
  // YAML where nobody reads it would be a page that disappears.
  const unread = [...files.keys()].filter((name) => !isRead(name)).map((name) => ({ name, ...meantName(name, files) }))
  const missing = [...namedFiles]
    .filter(([name, kind]) => !files.has(name) && (kind !== 'events' || sources.some(showsEvents)))
    .filter(([name]) => !unread.some(({ meant }) => meant === name))
  const found = [
    ...missing.map(([name]) => ({ name, diagnostic: error('fileMissing', { name }, startOfFile) })),
    ...unread.map((facts) => ({ name: facts.name, diagnostic: error('fileUnread', facts, startOfFile) })),
  ].map(({ name, diagnostic }): FileDiagnostic => ({ file: pathIn(folder, name), diagnostic }))
  if (unread.length === 0 && !sources.some(({ kind }) => kind === 'page'))
    found.push({ file: ofFolder, diagnostic: error('noPages', {}, startOfFile) })
  return { sources, found }
}

/** The name under which a file would be read, if only its extension is wrong: `home.yml`, `home.yaml.txt`. */
function meantName(name: string, files: ReadonlyMap<string, unknown>): { readonly meant?: string } {
  const meant = name.replace(/(?:\.ya?ml)?\.(?:ya?ml|txt)$/i, '.yaml')
  return isRead(meant) && !files.has(meant) ? { meant } : {}
}

/** The names of the pictures that some files show: those whose facts the check needs. */
export const shownPictures = (
  source: Pick<ContentSource, 'folder' | 'files'>,
  cache: SourceCache,
): ReadonlySet<string> => shownIn(checkFiles(source, cache).sources)

function checked(path: string, kind: Source['kind'], file: string | UnusableFile, cache: SourceCache): CheckedSource {
  const read = readText(file)
  const known = cache.get(path)
  if (known && !read.refused && known.text === read.text && known.kind === kind) return known
  const source = checkSource(path, kind, read)
  cache.set(path, source)
  return source
}

/** Parses a file and checks it against its schema, with error recovery where something is wrong. */
function checkSource(file: string, kind: Source['kind'], { text, refused }: ReadText): CheckedSource {
  if (!refused) return { file, kind, text, ...readSource(kind, text) }
  const tree = { root: null, text }
  return { file, kind, text, value: '', complete: false, diagnostics: [refused], annotations: [], tree }
}

interface ReadText {
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
