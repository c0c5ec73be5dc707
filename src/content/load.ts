import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Content } from './content.ts'
import { checkSource, type CheckedSource } from './check/check-source.ts'
import { checkPictures } from './check/pictures.ts'
import { checkRules } from './check/rules.ts'
import { error, startOfFile, type FoundIn } from './finding.ts'
import { defaultLanguage, type Language } from './language.ts'
import type { Problem } from './problem.ts'
import { readText } from './read/read-text.ts'
import { problemOf } from './report/locate.ts'
import type { Source } from './source.ts'
import type { DictionaryFile, PageFile, SiteFile } from './types.generated.ts'

export interface LoadOptions {
  /** The language of the messages. */
  readonly lang?: Language
  /** Whether the site is about to go live, so that nothing may be a sample any more. */
  readonly release?: boolean
  /** The day that events are held against, year-month-day. Today in Lisbon, if it is not said. */
  readonly today?: string
}

export interface LoadedContent {
  /** The content, unless a problem is an error. */
  readonly content: Content | undefined
  /** By file, line and column. */
  readonly problems: readonly Problem[]
}

/** Reads and checks a content folder: every file, and every problem in it, at once. Throws for no content whatever. */
export async function loadContent(
  folder: string,
  { lang = defaultLanguage }: LoadOptions = {},
): Promise<LoadedContent> {
  const { sources, found } = readFolder(folder)
  const pages = sources.filter(({ kind }) => kind === 'page')
  const site = sources.find(({ kind }) => kind === 'site')
  const dictionary = sources.find(({ kind }) => kind === 'dictionary')
  const pictureFolder = join(resolve(folder), 'images')
  const all: FoundIn[] = [
    ...found,
    ...sources.flatMap((source) => source.findings.map((finding) => ({ source, finding }))),
    ...checkRules({ pages, site, dictionary }),
    ...checkPictures(pages, pictureFolder),
  ]
  const problems = all.map((one) => problemOf(one, lang)).toSorted(byPlace)
  if (problems.some(({ severity }) => severity === 'error') || !site || !dictionary)
    return { content: undefined, problems }
  const content: Content = {
    site: site.value as unknown as SiteFile,
    dictionary: dictionary.value as unknown as DictionaryFile,
    pages: pages
      .map(({ file, value }) => ({ file, page: value as unknown as PageFile }))
      .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1)),
    pictureFolder,
  }
  return { content, problems }
}

function readFolder(folder: string): { sources: CheckedSource[]; found: FoundIn[] } {
  const names = yamlFiles(folder)
  const display = (name: string): string => relative('.', join(folder, name)).split(sep).join('/')
  if (!names)
    return {
      sources: [],
      found: [{ source: { file: display('') || '.' }, finding: error('folderMissing', { folder }, startOfFile) }],
    }
  const sources = names.map((name) => checkSource(display(name), kindOf(name), readText(join(folder, name))))
  const missing = ['site.yaml', 'dictionary.yaml'].filter((name) => !names.includes(name))
  const found: FoundIn[] = missing.map((name) => ({
    source: { file: display(name) },
    finding: error('fileMissing', { name }, startOfFile),
  }))
  if (!sources.some(({ kind }) => kind === 'page'))
    found.push({ source: { file: display('') || '.' }, finding: error('noPages', {}, startOfFile) })
  return { sources, found }
}

function yamlFiles(folder: string): string[] | undefined {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
  } catch {
    return undefined
  }
}

function kindOf(name: string): Source['kind'] {
  if (name === 'site.yaml') return 'site'
  return name === 'dictionary.yaml' ? 'dictionary' : 'page'
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
