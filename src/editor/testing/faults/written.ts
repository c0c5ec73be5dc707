import { expect } from 'vitest'
import { files, partsOf, valueIn, type World } from './world.ts'

/** A word that the owner typed at a place. */
interface TypedWord {
  readonly place: string
  readonly word: string
}

const isIn = (all: string, words: string): boolean =>
  all
    .split(words)
    .slice(1)
    .some((rest) => !/^\w/.test(rest))

/** What the owner wrote since all was at rest, and where it has to be found. */
export function writtenTexts({ read, pending }: World, own: readonly string[]) {
  /** What the owner has seen last at a place. */
  const seen = new Map<string, string>()
  const last = new Map<string, TypedWord>()
  /** Places that somebody else has written too: the owner's text may have become a question there. */
  const contested = new Set<string>()
  /** The words that were typed at contested places. */
  const words = new Map<string, TypedWord>()
  const contest = (place: string) => {
    contested.add(place)
    const typed = last.get(place)
    if (typed) words.set(typed.word, typed)
  }
  const forget = (which: (typed: TypedWord) => boolean) => {
    for (const [word, typed] of words) if (which(typed)) words.delete(word)
  }

  return {
    typed(typed: TypedWord, text: string): void {
      const { place, word } = typed
      forget((each) => each.place === place)
      last.set(place, typed)
      if (contested.has(place)) words.set(word, typed)
      seen.set(place, text)
    },
    /** The owner undid something, or answered a question: what is no more there was given up. */
    gaveUp(place: string, text: string): void {
      forget((each) => each.place === place)
      last.delete(place)
      seen.set(place, text)
    },
    /** @param former what somebody else saw and replaced, which was theirs to replace */
    replaced(place: string, former: string): void {
      contest(place)
      forget((each) => each.place === place && former.endsWith(each.word))
      if (former.endsWith(last.get(place)?.word ?? '')) last.delete(place)
    },
    /** @param asked what the owner is asked about by now: a text in it is not lost */
    async expectSaved(message: string, asked: () => string): Promise<void> {
      for (const [place, text] of seen) {
        if (contested.has(place) || pending?.has(place)) continue
        const saved = valueIn(await read(partsOf(place).file), place)
        // Another window may have written an older text meanwhile, and asks about both.
        if (!isIn(asked(), text)) expect(saved, `${message}: ${place}`).toBe(text)
      }
    },
    /** @param held everything that the editor could show or bring back */
    async expectKept(held: string): Promise<void> {
      const all = [held, ...(await Promise.all(files.map(read)))].join('\n')
      const lost = [...words.keys()].filter((word) => !isIn(all, word))
      expect(lost, 'words that are nowhere').toEqual([])
    },
    /** All is at rest. */
    async start(): Promise<void> {
      for (const each of [contested, words, last]) each.clear()
      for (const place of own) seen.set(place, valueIn(await read(partsOf(place).file), place))
    },
  }
}
