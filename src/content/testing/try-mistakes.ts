import type { ContentSource } from '../model/content-source.ts'
import { judgeIn, fileTexts, type Judge, type Judged } from './judge-mistakes.ts'
import { mistakesIn, type Mistake } from './mistakes.ts'

export interface JudgedMistakes extends Judged {
  readonly file: string
  readonly mistakes: readonly Mistake[]
}

interface Place {
  readonly file: string
  readonly mistake: Mistake
}

/** Makes each kind of mistake alone, in up to so many places, spread over all files of a content. */
export function trySingles(content: ContentSource, most: number): JudgedMistakes[] {
  const judge = judgeIn(content)
  return [...placesByKind(content).values()].flatMap((places) =>
    spread(places, most).map(({ file, mistake }) => judged(judge, file, [mistake])),
  )
}

/** Makes two mistakes of any kinds in different places of one file, so many times. The same seed gives the same pairs. */
export function tryPairs(content: ContentSource, count: number, seed: number): JudgedMistakes[] {
  const judge = judgeIn(content)
  const next = random(seed)
  const kinds = [...placesByKind(content).values()].filter((places) => places.length > 0)
  const made: JudgedMistakes[] = []
  while (made.length < count) {
    const one = pick(pick(kinds, next), next)
    const others = pick(kinds, next).filter(({ file, mistake }) => file === one.file && areApart(mistake, one.mistake))
    if (others.length > 0) made.push(judged(judge, one.file, [one.mistake, pick(others, next).mistake]))
  }
  return made
}

/** Whether other lines lie between two mistakes. */
const areApart = (one: Mistake, other: Mistake): boolean =>
  one.from + one.removed + 3 < other.from || other.from + other.removed + 3 < one.from

const judged = (judge: Judge, file: string, mistakes: readonly Mistake[]): JudgedMistakes => ({
  file,
  mistakes,
  ...judge(file, mistakes),
})

function placesByKind(content: ContentSource): Map<string, Place[]> {
  const all = new Map<string, Place[]>()
  for (const [file, text] of fileTexts(content))
    for (const [kind, mistakes] of mistakesIn(text))
      all.set(kind, [...(all.get(kind) ?? []), ...mistakes.map((mistake) => ({ file, mistake }))])
  return all
}

/** Up to so many, at even distances. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, index) => at(all, Math.floor((index * all.length) / most)))

const pick = <T>(all: readonly T[], next: () => number): T => at(all, Math.floor(next() * all.length))

function at<T>(all: readonly T[], index: number): T {
  const found = all[index]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
