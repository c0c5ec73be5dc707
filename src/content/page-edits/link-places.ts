import type { ValuePath } from '../parse/pointer.ts'
import { fieldsOf, itemNode } from '../schema/schema-node.ts'
import { placesInTexts, type Texts } from './texts.ts'

/** A list of buttons with room for one more. */
export interface LinkPlace {
  readonly file: string
  readonly path: ValuePath
  /** How many buttons it has; undefined if there is no list yet. */
  readonly length: number | undefined
}

/** Every place where a button to a page could be added. */
export function linkPlaces(texts: Texts): readonly LinkPlace[] {
  return [...placesInTexts(texts)].flatMap(({ file, path, value, node }) => {
    if (typeof value !== 'object' || Array.isArray(value)) return []
    return fieldsOf(node).flatMap(({ key, node: field }): readonly LinkPlace[] => {
      if (itemNode(field)?.type !== 'Button') return []
      const list = value[key]
      const length = Array.isArray(list) ? list.length : undefined
      return (length ?? 0) < Number(field.schema['maxItems'] ?? Infinity)
        ? [{ file, path: [...path, key], length }]
        : []
    })
  })
}
