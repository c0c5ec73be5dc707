import { pathIn, type ContentSource, type UnusableFile } from './content-source.ts'
import { error, startOfFile, type FoundIn } from './diagnostics/diagnostic.ts'
import { readText } from './parse/read-text.ts'
import type { Source } from './parse/source.ts'
import { checkSource, type CheckedSource } from './validate/check-source.ts'
import { references } from './validate/own-property.ts'

/** Checked files by their paths, for a caller that checks again and again: a file whose text is the same is taken from it. */
export type SourceCache = Map<string, CheckedSource>

export interface CheckedFiles {
  readonly sources: readonly CheckedSource[]
  /** What is wrong with the folder itself. */
  readonly found: readonly FoundIn[]
}

const needed: Readonly<Record<string, Source['kind']>> = { 'site.yaml': 'site', 'dictionary.yaml': 'dictionary' }

/** Only these are read: YAML in the folder itself, with the ending that the schemas are given to. */
const isRead = (name: string): boolean => name.endsWith('.yaml') && !name.includes('/')

/** Holds every YAML file of a content folder against its schema. */
export function checkFiles(
  { folder, files }: Pick<ContentSource, 'folder' | 'files'>,
  cache: SourceCache,
): CheckedFiles {
  const ofFolder = { file: folder || '.' }
  if (!files)
    return { sources: [], found: [{ source: ofFolder, finding: error('folderMissing', { folder }, startOfFile) }] }
  const sources = [...files]
    .filter(([name]) => isRead(name))
    .map(([name, file]) => checked(pathIn(folder, name), needed[name] ?? 'page', file, cache))
  const found: FoundIn[] = Object.keys(needed)
    .filter((name) => !files.has(name))
    .map((name) => ({
      source: { file: pathIn(folder, name) },
      finding: error('fileMissing', { name }, startOfFile),
    }))
  if (!sources.some(({ kind }) => kind === 'page'))
    found.push({ source: ofFolder, finding: error('noPages', {}, startOfFile) })
  // YAML where nobody reads it would be a page that disappears.
  const unread = [...files.keys()].filter((name) => !isRead(name))
  const unreadFound = unread.map((name) => ({
    source: { file: pathIn(folder, name) },
    finding: error('fileUnread', { name }, startOfFile),
  }))
  return { sources, found: [...found, ...unreadFound] }
}

/** The pictures that the pages of some files show, by name: those that facts are needed of. */
export function shownPictures(
  source: Pick<ContentSource, 'folder' | 'files'>,
  cache: SourceCache,
): ReadonlySet<string> {
  const { sources } = checkFiles(source, cache)
  return new Set(sources.flatMap((each) => references(each, 'picture').map(({ name }) => name)))
}

function checked(path: string, kind: Source['kind'], file: string | UnusableFile, cache: SourceCache): CheckedSource {
  const read = readText(file)
  const known = cache.get(path)
  if (known && !read.refused && known.text === read.text && known.kind === kind) return known
  const source = checkSource(path, kind, read)
  cache.set(path, source)
  return source
}
