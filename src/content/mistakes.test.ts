import { expect, test } from 'vitest'
import { tryPairs, trySingles, type Tried } from './testing/try-mistakes.ts'

/** What must never come of a mistake: silence, another place blamed, more or fewer messages, or a correction that is none. */
const wrong: ReadonlySet<Tried['verdict']> = new Set(['silent', 'elsewhere', 'tooMany', 'tooFew', 'still', 'differs'])

const wrongOnes = (all: readonly Tried[]): string[] =>
  all
    .filter(({ verdict }) => wrong.has(verdict))
    .map(
      ({ file, verdict, mistakes }) =>
        `${verdict}: ${mistakes.map(({ kind, from }) => `${file}:${from + 1} ${kind}`).join(' & ')}`,
    )

// `npm run mistakes` makes many more.
test('each kind of mistake is reported once, where it is, and its correction fixes it and changes nothing else', () => {
  expect(wrongOnes(trySingles(1))).toEqual([])
}, 300_000)

test('two mistakes in different places are reported as two, and both corrections together fix them', () => {
  expect(wrongOnes(tryPairs(25, 7))).toEqual([])
}, 300_000)
