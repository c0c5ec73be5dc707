/** A memoised function. */
export function remembered<A extends readonly string[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const key = args.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(...args)
    known.set(key, made)
    return made
  }
}
