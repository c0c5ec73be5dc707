import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parse } from 'yaml'
import type { Content } from './content.ts'
import type { Problem } from './problem.ts'
import type { DictionaryFile, PageFile, SiteFile } from './types.generated.ts'

export interface LoadedContent {
  /** The content, unless a problem is an error. */
  readonly content: Content | undefined
  readonly problems: readonly Problem[]
}

/** Reads and checks a content folder. */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'))
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !['site.yaml', 'dictionary.yaml'].includes(basename(name)))
    .map((name) => ({ file: relative('.', join(folder, name)), page: read(name) as PageFile }))
    .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))
  return {
    content: {
      site: read('site.yaml') as SiteFile,
      dictionary: read('dictionary.yaml') as DictionaryFile,
      pages,
      pictureFolder: join(folder, 'images'),
    },
    problems: [],
  }
}
