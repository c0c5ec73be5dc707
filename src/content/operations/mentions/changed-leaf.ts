import { readValue } from '../../yaml/edit/read.ts'
import { fileKind } from '../../model/file-kind.ts'
import { type Language, languages } from '../../model/language.ts'
import { placesIn, type PlaceInValue } from '../../model/schema/places-in.ts'
import { fileNode, resolved, type SchemaNode } from '../../model/schema/schema-node.ts'

/** A text, a number or a choice that now says something else. */
export interface ChangedLeaf {
  readonly file: string
  readonly path: PlaceInValue['path']
  readonly before: string
  readonly after: string
  /** Its schema; for a text in two languages, that of both together. */
  readonly node: SchemaNode
  /** The language that it is written in, unless both languages say or said the same, as with a name. */
  readonly language: Language | undefined
}

/** More changes than this at once are not a changed fact: something was moved. */
const most = 2

/** The one or two values that an edit of a file changed; empty if it added, removed or moved any. */
export function changedLeaves(file: string, before: string, after: string): readonly ChangedLeaf[] {
  const [old, now] = [leavesOf(file, before), leavesOf(file, after)]
  if (old.size !== now.size || [...old.keys()].some((pointer) => !now.has(pointer))) return []
  const changed = [...old].flatMap(([pointer, leaf]): readonly ChangedLeaf[] => {
    const value = now.get(pointer)?.value
    if (value === undefined || value === leaf.value) return []
    const { path, node } = leaf
    return [
      {
        file,
        path,
        before: leaf.value,
        after: value,
        node,
        language: languageOf(leaf, old) && languageOf({ path, value }, now),
      },
    ]
  })
  return changed.length > most ? [] : changed
}

interface Leaf {
  readonly path: PlaceInValue['path']
  readonly value: string
  readonly node: SchemaNode
}

function leavesOf(file: string, text: string): ReadonlyMap<string, Leaf> {
  const value = readValue(text)
  if (value === undefined) return new Map()
  const leaves = new Map<string, Leaf>()
  let around: SchemaNode | undefined
  for (const place of placesIn(value, fileNode(fileKind(file)))) {
    if (place.node.type === 'LocalisedText') around = place.node
    if (typeof place.value !== 'string') continue
    const isInText = languages.some((language) => language === place.path.at(-1))
    leaves.set(JSON.stringify(place.path), {
      path: place.path,
      value: place.value,
      node: isInText && around ? around : scalarOf(place.node),
    })
  }
  return leaves
}

/** Of several kinds of value that the schema allows, the scalar: a price is a number or a list. */
function scalarOf(node: SchemaNode): SchemaNode {
  const { anyOf } = node.schema
  const ways = Array.isArray(anyOf) ? anyOf.map((way: SchemaNode['schema']) => resolved(way, node.file)) : []
  return ways.find(({ schema }) => schema['type'] !== 'array' && schema['type'] !== 'object') ?? node
}

function languageOf(
  { path, value }: Pick<Leaf, 'path' | 'value'>,
  leaves: ReadonlyMap<string, Leaf>,
): Language | undefined {
  const language = languages.find((each) => each === path.at(-1))
  const other = languages.find((each) => each !== language)
  if (!language || !other) return undefined
  return leaves.get(JSON.stringify([...path.slice(0, -1), other]))?.value === value ? undefined : language
}
