import { type SchemaNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { capitalised } from '../../../content/dates/names.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { catalogues } from '../../../content/check/messages/catalogues.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import type { Value } from '../../../content/model/source.ts'
import { subjectOf } from '../../../content/model/schema/text-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'

/** What a value of an enumeration is called. */
export function valueNameOf({ schema }: SchemaNode, value: string): string {
  return namesIn(schema, 'valueNames')[value] ?? value
}

/** What a text may begin with, and what it is then called; empty if it may begin with anything. */
export function prefixNamesOf({ schema }: SchemaNode): readonly (readonly [prefix: string, name: string])[] {
  return Object.entries(namesIn(schema, 'prefixNames')).map(([prefix, name]) => [prefix, capitalised(name)])
}

/** What the choice between mutually exclusive fields is called. */
export function choiceNameOf({ schema }: SchemaNode): string {
  const name = schema[inOwnLanguage('choiceName')]
  return typeof name === 'string' ? capitalised(name) : messages.choice
}

function namesIn(schema: SchemaNode['schema'], keyword: string): Readonly<Record<string, string>> {
  const names = schema[inOwnLanguage(keyword)]
  return typeof names === 'object' && names !== null ? (names as Record<string, string>) : {}
}

/** The schemas have every name in Portuguese, and in English beside it. */
const inOwnLanguage = (keyword: string): string => (uiLanguage === 'pt' ? keyword : `${keyword}En`)

const { labels } = catalogues[uiLanguage]

/** The name of a field, the same that the check uses. */
export function labelOf(key: string, node: SchemaNode | undefined): string {
  const name = labels.field(key, node)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What an item of a list is called. */
export const itemLabelOf = (listKey: string, node: SchemaNode | undefined): string => labels.item(listKey, node)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}

/**
 * The words by which the owner recognises a value of a file; undefined if it has none. @param value the content of the
 * file
 */
export function subjectAt({ file, path }: ContentPath, value: Value | undefined): string | undefined {
  const node = nodeAt(fileKind(file), value, path)
  return node && subjectOf(valueAtPath(value, path), node, uiLanguage)
}

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
