import { valueAtPath } from '../../../content/parse/own-property.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { nodeAt } from '../../../content/schema/schema-node.ts'
import type { ContentPath } from '../frame/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import { labelOf } from './labels.ts'
import { subjectAt } from './subject-at.ts'

/** Describes a place in words: the page, the block, the item, the field. */
export function describePlace(texts: ReadonlyMap<string, string>, { file, path }: ContentPath): string {
  const value = readValue(texts.get(file) ?? '')
  const kind = fileKind(file)
  const names = path.flatMap((_, index) => {
    const at = path.slice(0, index)
    if (at.length === 0) return kind === 'page' ? pageTitleOf(texts, file) : []
    const [key] = at
    if (at.length === 1 && kind !== 'page') return labelOf(String(key), nodeAt(kind, value, at))
    const node = nodeAt(kind, value, at)
    // The wording of a text says nothing about where it is.
    if (node?.type === 'LocalisedText') return typeof at.at(-1) === 'string' ? labelOf(String(at.at(-1)), node) : []
    return subjectAt({ file, path: at }, value) ?? []
  })
  return [...new Set(names)].join(' · ')
}

/** The title of a page, which includes the name of the site. */
export function pageTitleOf(texts: ReadonlyMap<string, string>, file: string): string {
  const title = valueAtPath(readValue(texts.get(file) ?? ''), ['title', uiLanguage])
  const name = valueAtPath(readValue(texts.get('site.yaml') ?? ''), ['name', uiLanguage])
  return typeof title === 'string' ? title.replaceAll('{name}', () => String(name ?? '')) : file
}
