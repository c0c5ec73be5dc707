import type { Source } from './parse/source.ts'

/** What a file of the content folder is, by its name there. */
export function fileKind(name: string): Source['kind'] {
  if (name === 'site.yaml') return 'site'
  return name === 'dictionary.yaml' ? 'dictionary' : 'page'
}
