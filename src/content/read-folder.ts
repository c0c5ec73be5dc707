import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkSource, type CheckedSource } from './validate/check-source.ts'
import { error, startOfFile, type FoundIn } from './diagnostics/diagnostic.ts'
import type { LoadingMemory } from './cache.ts'
import { readText } from './parse/read-text.ts'
import type { Source } from './parse/source.ts'

export interface ContentFolder {
  readonly sources: readonly CheckedSource[]
  /** What is wrong with the folder itself. */
  readonly found: readonly FoundIn[]
}

const needed: Readonly<Record<string, Source['kind']>> = { 'site.yaml': 'site', 'dictionary.yaml': 'dictionary' }

/** Reads every YAML file of a content folder and holds it against its schema. */
export function readFolder(folder: string, memory: LoadingMemory): ContentFolder {
  const names = entriesOf(folder)
  const whole = { file: shownPath(folder) }
  if (!names)
    return { sources: [], found: [{ source: whole, finding: error('folderMissing', { folder }, startOfFile) }] }
  const yaml = names.filter((name) => name.endsWith('.yaml') && !/[/\\]/.test(name))
  const sources = yaml.map((name) => checked(join(folder, name), needed[name] ?? 'page', memory))
  const found: FoundIn[] = Object.keys(needed)
    .filter((name) => !yaml.includes(name))
    .map((name) => ({
      source: { file: shownPath(join(folder, name)) },
      finding: error('fileMissing', { name }, startOfFile),
    }))
  if (!sources.some(({ kind }) => kind === 'page'))
    found.push({ source: whole, finding: error('noPages', {}, startOfFile) })
  return { sources, found: [...found, ...unreadFiles(folder, names)] }
}

/** The path as it is told: from where the command runs, with forward slashes. */
export function shownPath(path: string): string {
  return relative('.', path).split(sep).join('/') || '.'
}

/** YAML where nobody reads it would be a page that disappears. */
function unreadFiles(folder: string, names: readonly string[]): FoundIn[] {
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && (!name.endsWith('.yaml') || /[/\\]/.test(name)))
    .map((name) => ({
      source: { file: shownPath(join(folder, name)) },
      finding: error('fileUnread', { name }, startOfFile),
    }))
}

/** The names in the folder, and those in its folders but for the pictures'. */
function entriesOf(folder: string): string[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return entries.flatMap((entry) => {
      if (!entry.isDirectory() || entry.name.endsWith('.yaml')) return [entry.name]
      if (entry.name === 'images' || entry.name.startsWith('.')) return []
      return readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(entry.name, name),
      )
    })
  } catch {
    return undefined
  }
}

function checked(path: string, kind: Source['kind'], memory: LoadingMemory): CheckedSource {
  const read = readText(path)
  const known = memory.sources.get(path)
  if (known && !read.refused && known.text === read.text && known.kind === kind) return known
  const source = checkSource(shownPath(path), kind, read)
  memory.sources.set(path, source)
  return source
}
