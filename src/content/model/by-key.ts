/** Items by what a function says of each: the groups in the order of their first items. */
export function grouped<T>(
  all: Iterable<T>,
  by: (item: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const groups = new Map<string | undefined, T[]>()
  for (const each of all) {
    const key = by(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

export function memoized<A extends readonly string[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const key = args.join()
    if (!known.has(key)) known.set(key, make(...args))
    return known.get(key) as T
  }
}
