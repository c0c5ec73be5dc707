/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0, below `end`. */
  readonly below: (end: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly T[]) => T | undefined
}

/** mulberry32: 32 bits of state are enough for a few thousand choices. */
export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, chance: (probability) => next() < probability, pick: (items) => items[below(items.length)] }
}
