import { valueAtPath } from '../model/own-property.ts'
import type { ValuePath } from '../model/pointer.ts'
import type { Value } from '../model/source.ts'
import { fileKind } from '../model/file-kind.ts'
import { nodeAt } from '../model/schema/schema-node.ts'
import { pairItems } from './pair-items.ts'

/**
 * Where the value at a path is in a later version of a file, whatever was inserted, removed or moved around it.
 *
 * @returns undefined if an item that contains it is gone
 */
export function movedPath(file: string, before: Value, after: Value, path: ValuePath): ValuePath | undefined {
  const moved: (string | number)[] = []
  for (const [depth, step] of path.entries()) {
    const [list, later] = [valueAtPath(before, path.slice(0, depth)), valueAtPath(after, moved)]
    const isItem = Array.isArray(list) && Array.isArray(later) && typeof step === 'number' && step < list.length
    const now = isItem ? pairItems(list, later, nodeAt(fileKind(file), after, moved)).indexOf(step) : step
    if (now === -1) return undefined
    moved.push(now)
  }
  return moved
}
