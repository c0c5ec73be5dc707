import type { Content } from '../model/content.ts'
import { fileKind } from '../model/source.ts'
import { childNode, fieldsOf, fileNode, nodeAt, type SchemaNode } from '../model/schema/schema-node.ts'
import { isText } from '../model/schema/text-node.ts'
import { type Provenance, type ContentPath, unmarked } from './provenance.ts'

/** The content with a mark after each text of one page, and of what all pages share. */
export function markedContent(content: Content, path: string, provenance: Provenance): Content {
  const copy = <T>(value: T, file: string): T =>
    withMarks(value, fileNode(fileKind(file)), { file, path: [] }, provenance)
  return {
    site: copy(content.site, 'site.yaml'),
    events: copy({ events: content.events }, 'events.yaml').events,
    dictionary: copy(content.dictionary, 'dictionary.yaml'),
    pages: content.pages.map((each) =>
      each.page.path === path ? { ...each, page: copy(each.page, each.file) } : each,
    ),
  }
}

/** A copy of a value in which every text that visitors read is marked. */
function withMarks<T>(value: T, node: SchemaNode | undefined, place: ContentPath, provenance: Provenance): T
function withMarks(value: unknown, node: SchemaNode | undefined, place: ContentPath, provenance: Provenance): unknown {
  if (typeof value === 'string') return node && isText(node) ? provenance.marked(value, place) : value
  if (typeof value !== 'object' || value === null) return value
  const inner = (step: string | number, part: unknown): unknown =>
    withMarks(part, node && childNode(node, step, part), { ...place, path: [...place.path, step] }, provenance)
  if (Array.isArray(value)) return value.map((part: unknown, index) => inner(index, part))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(key, part)]))
}

/**
 * A copy of a localised value in which derived texts, such as an event's date, have the mark of the field that overrides
 * them.
 */
export function markDerived<T>(value: T, provenance: Provenance, content: Content): T
export function markDerived(value: unknown, provenance: Provenance, content: Content): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => markDerived(each, provenance, content))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const items = itemsOf(entries, provenance)
  return Object.fromEntries(
    entries.map(([key, inner]: [string, unknown]) => {
      const item = items.find((each) => hasText(each, key, content))
      const mark = (text: unknown) =>
        item && typeof text === 'string' && !unmarked(text)
          ? provenance.marked(text, { ...item, path: [...item.path, key] })
          : markDerived(text, provenance, content)
      return [key, Array.isArray(inner) ? inner.map(mark) : mark(inner)]
    }),
  )
}

/** The items of any file whose fields are the texts of a map. */
function itemsOf(entries: readonly (readonly [string, unknown])[], provenance: Provenance): readonly ContentPath[] {
  const items = entries.flatMap(([key, text]) => {
    const number = typeof text === 'string' ? unmarked(text)?.numbers[0] : undefined
    const source = number === undefined ? undefined : provenance.sources[number]
    return source?.path.at(-2) === key ? [{ ...source, path: source.path.slice(0, -2) }] : []
  })
  return items.filter(
    (one, index) => items.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
  )
}

/** Whether an item may have a text under a key. */
function hasText({ file, path }: ContentPath, key: string, { events, pages }: Content): boolean {
  const kind = fileKind(file)
  const value = kind === 'events' ? { events } : pages.find((each) => each.file === file)?.page
  const node = nodeAt(kind, value, path)
  return node !== undefined && fieldsOf(node).some((field) => field.key === key && field.node.type === 'LocalisedText')
}
