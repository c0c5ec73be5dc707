/**
 * The later of two values, with every part that is equal to its counterpart in the earlier one replaced by that object.
 * Whoever has rendered or marked a part recognises it by identity and can skip it.
 */
export function keptWhereSame<T>(before: unknown, after: T): T
export function keptWhereSame(before: unknown, after: unknown): unknown {
  if (before === after || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return after
  const entries = Object.entries(after).map(([key, part]) => [key, keptWhereSame(before[key], part)] as const)
  const isSame =
    Object.keys(before).length === entries.length &&
    entries.every(([key, part]) => part === before[key] && Object.hasOwn(before, key))
  if (isSame) return before
  return Array.isArray(after) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
