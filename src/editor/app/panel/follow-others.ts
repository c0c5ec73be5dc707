import { useState } from 'react'
import { movedPath, pairItems } from '../../../content/yaml/edit/pair-items.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { Value } from '../../../content/model/source.ts'
import type { SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { FileChange } from '../state/history.ts'

/** Where a place is after others, or an undo, have changed its file; undefined if it is gone. */
export function placeAfter(place: ContentPath, { file, before, after }: FileChange): ContentPath | undefined {
  const [was, is] = [readValue(before ?? ''), readValue(after ?? '')]
  if (place.file !== file || was === undefined || is === undefined) return place
  const path = movedPath(file, was, is, place.path)
  if (!path) return undefined
  return path.join('/') === place.path.join('/') ? place : { file, path }
}

/** How often a value has changed here, and not because others have moved something. */
export function useOwnChanges(value: unknown, applied: FileChange | undefined): number {
  const [last, setLast] = useState({ value, applied, count: 0 })
  if (value === last.value && applied === last.applied) return last.count
  const isOwn = value !== last.value && applied === last.applied
  const count = last.count + (isOwn ? 1 : 0)
  setLast({ value, applied, count })
  return count
}

/** Keys of the items of a list. Items have no identity but their place, except where others have moved them. */
export function useItemKeys(items: readonly Value[], node: SchemaNode, applied: FileChange | undefined) {
  const [last, setLast] = useState({ items, applied, keys: [...items.keys()] })
  if (items === last.items && applied === last.applied) return last.keys
  const matches = applied === last.applied ? [...items.keys()] : pairItems(last.items, items, node)
  const keys = followedKeys(last.keys, matches)
  setLast({ items, applied, keys })
  return keys
}

/** The keys of items by the places that they had before. An item that is new has a key that none had. */
export function followedKeys(keys: readonly number[], matches: readonly (number | undefined)[]): number[] {
  let free = Math.max(-1, ...keys) + 1
  return matches.map((match) => keys[match ?? -1] ?? free++)
}
