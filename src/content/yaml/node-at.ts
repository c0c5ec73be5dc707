import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { pointerSteps } from '../model/pointer.ts'

export interface ParsedNodeAt {
  readonly node: ParsedNode | null
  /** The key that the node stands under. Nothing where it is an item of a list, or the whole file. */
  readonly key: ParsedNode | null
  /** False if the tree ends before the pointer does; node and key are then the last that it reached. */
  readonly found: boolean
}

/** What a JSON pointer leads to in a tree. */
export function parsedNodeAt(root: ParsedNode | null, pointer: string): ParsedNodeAt {
  let node = root
  let key: ParsedNode | null = null
  for (const step of pointerSteps(pointer)) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => isScalar(item.key) && String(item.key.value) === step)
      if (!pair) return { node, key, found: false }
      key = pair.key as ParsedNode
      node = pair.value as ParsedNode | null
    } else if (isSeq(node) && node.items[Number(step)]) {
      key = null
      node = node.items[Number(step)] as ParsedNode
    } else return { node, key, found: false }
  }
  return { node, key, found: true }
}
