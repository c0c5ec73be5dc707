/** Items by what a function says of each: the groups in the order of their first items. */
export function grouped<T, K>(all: Iterable<T>, by: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const each of all) {
    const key = by(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

/** The first item of each of these groups. */
export const firstOfEach = <T>(all: Iterable<T>, by: (item: T) => unknown): T[] =>
  [...grouped(all, by).values()].flatMap((group) => group.slice(0, 1))

/** @param most for how many arguments, the last ones, the result is kept */
export function memoized<A extends readonly string[], T>(make: (...args: A) => T, most = Infinity): (...args: A) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const key = args.join()
    const value = known.has(key) ? (known.get(key) as T) : make(...args)
    // The last ones are at the end.
    if (most < Infinity) known.delete(key)
    known.set(key, value)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return value
  }
}

/** A function of an object, whose result is kept as long as that object. */
export function keptWith<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>()
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : make(key)
    known.set(key, value)
    return value
  }
}
