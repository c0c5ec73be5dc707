import type { ValuePath } from '../../../content/model/pointer.ts'
import type { Content } from '../../../content/model/content.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import type { Value } from '../../../content/model/source.ts'
import { childNode, fileNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'

type Texts = ReadonlyMap<string, string>

/** Texts that have changed, and where they are. */
interface ChangedWords {
  readonly path: ValuePath
  readonly words: string
}

/**
 * The content with the texts that have changed since it was checked. Wording alone cannot break what a page is rendered
 * from, so it is shown before everything is checked again. What has not changed stays the same object.
 *
 * @returns undefined if more than wording has changed, or a text is now empty
 */
export function withChangedWords(content: Content, before: Texts, after: Texts): Content | undefined {
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((file) => before.get(file) !== after.get(file))
  let now: Content | undefined = content
  for (const file of changed) {
    const [one, other] = [readValue(before.get(file) ?? ''), readValue(after.get(file) ?? '')]
    const words = one === undefined || other === undefined ? undefined : changedIn(one, other, fileNode(fileKind(file)))
    const place = placeOf(now, file)
    if (!words || !place) return undefined
    for (const { path, words: said } of words) now = now && withWords(now, [...place, ...path], said)
    if (!now) return undefined
  }
  return now
}

/** Where the data of a file is in the content. */
function placeOf({ pages }: Content, file: string): ValuePath | undefined {
  const kind = fileKind(file)
  // The events file holds nothing but their list.
  if (kind !== 'page') return kind === 'events' ? [] : [kind]
  const index = pages.findIndex((each) => each.file === file)
  return index === -1 ? undefined : ['pages', index, 'page']
}

function changedIn(one: Value, other: Value, node: SchemaNode | undefined): readonly ChangedWords[] | undefined {
  if (one === other) return []
  if (typeof one === 'string' || typeof other === 'string') {
    const isWords = node && isText(node) && typeof one === 'string' && typeof other === 'string' && other.trim() !== ''
    return isWords ? [{ path: [], words: other }] : undefined
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  const isList = Array.isArray(other)
  if (Array.isArray(one) !== isList || keys.length !== others.length) return undefined
  const found: ChangedWords[] = []
  for (const [key, inner] of Object.entries(other)) {
    const step = isList ? Number(key) : key
    const former = Object.hasOwn(one, key) ? (one as Readonly<Record<string, Value>>)[key] : undefined
    const within = former === undefined ? undefined : changedIn(former, inner, node && childNode(node, step, inner))
    if (!within) return undefined
    found.push(...within.map(({ path, words }) => ({ path: [step, ...path], words })))
  }
  return found
}

/** The value with a different text at the end of a path; undefined if there is no text there. */
function withWords<T>(value: T, path: ValuePath, words: string): T | undefined
function withWords(value: unknown, [step, ...rest]: ValuePath, words: string): unknown {
  if (step === undefined) return typeof value === 'string' ? words : undefined
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
  const inner = withWords((value as Readonly<Record<string, unknown>>)[step], rest, words)
  if (inner === undefined) return undefined
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (index === step ? inner : each))
    : { ...value, [step]: inner }
}
