import type { ContentSnapshot } from '../../content-server.ts'
import type { SaveRequest, VersionedText } from '../../protocol.ts'
import { picturesInTexts, withTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { type Conflict, isBroken, merged, unparsedIn, writtenOn } from './conflicts.ts'
import type { StateHolder } from './editor-state.ts'
import { textInHistory } from './history.ts'
import type { Unsaved, UnsavedText } from './kept-in-browser.ts'

/** A file that is to be saved. */
export type UnsavedFile = NonNullable<ReturnType<ReturnType<typeof storedTexts>['unsavedOf']>>

/** What is known of the stored texts. @param holder holds the texts as they are here */
export function storedTexts({ state, set }: StateHolder) {
  /**
   * The stored texts, as far as known; of a file that can't be parsed any more, the last one that could. With each, what
   * the file said at the end of the history when it came there.
   */
  const stored = new Map<string, VersionedText & { readonly inHistory: string | null | undefined }>()

  /** The texts that were last sent to be saved, and may have arrived though nobody said so. */
  const sent = new Map<string, readonly (string | null)[]>()

  /** The files of which something was sent since everything was last read: stored is what is known, or what was sent. */
  const uncertain = new Set<string>()

  /** All files, here or stored. */
  const names = () => new Set([...state().texts.keys(), ...stored.keys()])
  const textOf = (name: string) => state().texts.get(name) ?? null
  const isOther = (name: string) => textOf(name) !== (stored.get(name)?.text ?? null)
  /** What an earlier window sent may arrive even after all is saved. */
  const mayBeOther = (name: string) => isOther(name) || uncertain.has(name) || (sent.get(name) ?? []).length > 0
  const isUnsaved = (name: string) => isOther(name) && !unparsedIn(state().conflicts, name)

  /** The version of a stored file; null if there is none. */
  const versionOf = (name: string) => unparsedIn(state().conflicts, name)?.unparsed ?? stored.get(name)?.version ?? null

  /** Notes texts that may still arrive. What is stored has: if it comes back after another text, somebody has written it. */
  function expect(name: string, more: readonly (string | null)[] = []): void {
    const { text: arrived = null } = stored.get(name) ?? {}
    const expected = [...(sent.get(name) ?? []), ...more].filter((text) => text !== arrived)
    sent.set(name, expected)
  }

  /** Notes what another window may still store: what it has sent, also where it was taken back, and what it keeps. */
  const mayArrive = (left: Unsaved): void =>
    Object.entries(left).forEach(([name, { mine, sent: before = [] }]) => expect(name, [...before, mine]))

  function know(name: string, text: VersionedText | null): void {
    if (text) stored.set(name, { ...text, inHistory: textInHistory(state().history, name) })
    else stored.delete(name)
    expect(name)
  }

  /** Takes over another program's text: merges it with what was written here and is not stored yet. */
  function merge(name: string, theirs: VersionedText | null): void {
    const [known, mine, their] = [stored.get(name)?.text ?? null, textOf(name), theirs?.text ?? null]
    const before = writtenOn(name, their, [known, ...(sent.get(name) ?? [])])
    const former = unparsedIn(state().conflicts, name)
    const others = state().conflicts.filter((each) => each !== former)
    if (theirs && isBroken(mine, theirs.text)) {
      const unparsed = { file: name, before: mine, after: theirs.text, unparsed: theirs.version }
      return set({ conflicts: [...others, { id: crypto.randomUUID(), ...unparsed }] })
    }
    know(name, theirs)
    const { text, conflicts } = merged(name, { base: known, mine, theirs: their }, before)
    if (text === mine && conflicts.length === 0 && !former) return
    set({
      texts: withTexts(state().texts, new Map([[name, text]])),
      conflicts: [...others, ...conflicts],
      applied: { file: name, before: mine, after: text },
    })
  }

  function regainedText(name: string, { base, mine, inHistory, sent: arrived = [] }: UnsavedText): string | null {
    const [now, end] = [stored.get(name), textInHistory(state().history, name)]
    const from = writtenOn(name, now?.text ?? null, [base, ...arrived])
    // Another window's unsaved text may be here already, and is not stored either.
    const here = textOf(name)
    if (from === here) {
      // If the history was kept, but the file was not saved, the next step begins where the last one ended.
      if (end !== undefined && end !== inHistory) set({ texts: withTexts(state().texts, new Map([[name, end]])) })
      return mine
    }
    if (now && isBroken(base, now.text)) {
      stored.set(name, { ...now, text: base ?? '' })
      set({ texts: withTexts(state().texts, new Map([[name, base]])) })
      merge(name, now)
      return mine
    }
    const { text, conflicts } = merged(name, { base, mine, theirs: here }, from)
    set({ conflicts: [...state().conflicts, ...conflicts] })
    return text
  }

  return {
    names,
    versionOf,
    /** Whether a text has to be saved, and may be. */
    isUnsaved: () => [...names()].some(isUnsaved),
    /** Whether everything has to be read before it is known what is to be saved. */
    isUncertain: () => uncertain.size > 0,
    /** A file as it is now, to be saved; undefined if it need not be, or must not. */
    unsavedOf(name: string) {
      if (!isUnsaved(name)) return undefined
      const request: SaveRequest = { text: textOf(name), base: stored.get(name)?.version ?? null }
      const sentBefore = sent.get(name) ?? []
      // From now on, as the window may be closed at any moment.
      sent.set(name, [...sentBefore.slice(-4), request.text])
      uncertain.add(name)
      const inHistory = textInHistory(state().history, name)
      /** To be called if it is certain that it was not stored. */
      const notStored = () => sent.set(name, sentBefore)
      /** To be called once it is saved, with its new version. */
      const saved = (version: string | null) => {
        sent.delete(name)
        uncertain.delete(name)
        if (request.text === null || version === null) stored.delete(name)
        else stored.set(name, { text: request.text, version, inHistory })
      }
      return { name, request, saved, notStored }
    },
    /** The state once everything is saved that may be. */
    savedState: (): 'saved' | 'unparsed' =>
      state().conflicts.some(({ unparsed }) => unparsed !== undefined) ? 'unparsed' : 'saved',
    merge,
    mergeAll(files: ContentSnapshot['files']): void {
      uncertain.clear()
      for (const name of new Set([...Object.keys(files), ...stored.keys()]))
        if ((files[name]?.version ?? null) !== versionOf(name)) merge(name, files[name] ?? null)
    },
    /** The texts that are not stored, or may not be. @param isLeft whether something else of a file is not stored */
    notStored: (isLeft: (name: string) => boolean): Unsaved =>
      Object.fromEntries(
        [...names()]
          .filter((name) => mayBeOther(name) || isLeft(name))
          .map((name) => {
            const { text: base = null, inHistory } = stored.get(name) ?? {}
            const mine = textOf(name)
            const shown = [...picturesInTexts(new Map([[name, mine ?? '']]))]
            const pictures = Object.fromEntries(shown.map((each) => [each, state().pictures.get(each)?.version]))
            const conflicts = state().conflicts.filter(({ file, unparsed }) => file === name && unparsed === undefined)
            return [name, { base, mine, pictures, sent: sent.get(name), inHistory, conflicts }]
          }),
      ),
    /** From now on saves over a file that can't be parsed. */
    saveOver({ file, after, unparsed }: Conflict): void {
      if (unparsed !== undefined && after !== null) know(file, { text: after, version: unparsed })
    },
    mayArrive,
    /** Merges what an earlier window could not save with what is stored. @returns the texts to write, as one step */
    regained(left: Unsaved): ReadonlyMap<string, string | null> {
      mayArrive(left)
      const all = Object.entries(left)
      const asked = new Set(state().conflicts.map(({ id }) => id))
      const open = all.flatMap(([, { conflicts = [] }]) => conflicts.filter(({ id }) => !asked.has(id)))
      if (open.length > 0) set({ conflicts: [...state().conflicts, ...open] })
      const others = all.filter(([name, { mine }]) => mine !== textOf(name))
      return new Map(others.map(([name, each]) => [name, regainedText(name, each)]))
    },
  }
}
