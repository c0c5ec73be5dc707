import type { ValuePath } from '../model/pointer.ts'
import type { Value } from '../model/source.ts'
import type { SchemaNode } from '../model/schema/schema-node.ts'
import { isSame } from '../yaml/edit/read.ts'
import { compareValues } from '../yaml/edit/compare.ts'

/** A place that two people have changed differently; `undefined` means that one of them has removed it. */
export interface ValueConflict {
  /** Leads into our version, or into theirs if ours no longer has the place. */
  readonly path: ValuePath
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export type Choice = 'mine' | 'theirs'

/**
 * A three-way merge of a file, field by field: what one side changed stays, whatever the other did elsewhere. Where both
 * changed the order of a list, ours stays.
 *
 * @param base what both started from
 * @param node the schema of the file
 * @param choose called where both changed a place, to different values
 */
export function mergeValues(
  base: Value,
  mine: Value,
  theirs: Value,
  node: SchemaNode,
  choose: (conflict: ValueConflict) => Choice,
): Value {
  const take: Parameters<typeof compareValues>[3] = (difference, old) => {
    if (difference.kind === 'reordered') return 'after'
    const own = 'after' in difference ? difference.after : undefined
    const others = 'before' in difference ? difference.before : undefined
    if (isSame(old, others)) return 'after'
    if (isSame(old, own)) return 'before'
    return choose({ path: difference.path, mine: own, theirs: others }) === 'mine' ? 'after' : 'before'
  }
  return compareValues(theirs, mine, node, take, base)
}
