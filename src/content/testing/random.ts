/** Numbers that look random and are the same for the same seed (mulberry32, public domain). */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
