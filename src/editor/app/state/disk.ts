import type { OutsideChange, RefusalCode } from '../../protocol.ts'
import { isShown } from '../pictures/picture-uses.ts'
import { type StateHolder, withTexts } from './editor-state.ts'
import { mergeTexts } from './merge-texts.ts'
import { Refused, type ServerClient } from './server-client.ts'

/** The content on the disk, which is made to agree with what is here, and what is here with it. */
export interface Disk {
  /** From now on takes over whatever anybody else changes. */
  readonly follow: () => void
  /** Takes over what is there. */
  readonly refresh: () => Promise<void>
  /** Saves once nothing is written for a moment. */
  readonly saveSoon: () => void
  /** Resolves when what is here has been saved, or could not be. */
  readonly saveNow: () => Promise<void>
  /** Resolves when what is under way has ended. */
  readonly idle: () => Promise<void>
  /** Takes a picture away when the texts are saved that no longer show it. */
  readonly letGo: (picture: string) => void
  /** Sends what is not saved yet, without waiting: the page is about to go. */
  readonly leave: () => void
}

/** Milliseconds without a letter after which a text is saved. */
const pause = 300

/** Milliseconds after which a disk is asked again that has refused a text. */
const retryAfter = 1000
/** What may be otherwise the next time, without anything being written anew. */
const maySettle: ReadonlySet<RefusalCode> = new Set(['readOnly', 'diskFull', 'diskFailed'])

/** @param holder where what is here stands */
export function disk(server: ServerClient, { state, set }: StateHolder): Disk {
  /** The texts there, as far as it is known. */
  const onDisk = new Map<string, { readonly text: string; readonly version: string }>()
  /** Pictures that a step took away. */
  const leaving = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  function saveSoon(): void {
    clearTimeout(timer)
    if (state().saving.state !== 'saving') set({ saving: { state: 'saving' } })
    timer = setTimeout(saveNow, pause)
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer)
    work = work.then(saveAll)
    return work
  }

  async function saveAll(): Promise<void> {
    const names = namesOfAll()
    try {
      // Before the files: whatever is on the disk can be undone, even where the page is loaded anew in between. Where it
      // can't be kept, what she wrote is saved all the same.
      const [kept] = await Promise.allSettled([server.keepHistory(state().history)])
      for (const name of names) await saveOne(name)
      if (kept.status === 'rejected') throw kept.reason
      for (const name of leaving) await removeUnshown(name)
      if (!isDirty()) set({ saving: { state: 'saved' } })
    } catch (error) {
      if (error instanceof Refused) {
        const { refused } = error.refusal
        set({ saving: { state: 'refused', refused } })
        if (maySettle.has(refused)) timer = setTimeout(saveNow, retryAfter)
      } else if (error instanceof TypeError) {
        set({ saving: { state: 'lost' } })
        // Whatever was written is still here; the next try is when the connection stands again.
      } else throw error
    }
  }

  async function removeUnshown(name: string): Promise<void> {
    if (state().pictures.has(name) && !isShown(name, state().texts)) {
      await server.removePicture(name)
      set({ pictures: new Map([...state().pictures].filter(([other]) => other !== name)) })
    }
    leaving.delete(name)
  }

  async function saveOne(name: string): Promise<void> {
    for (;;) {
      const text = state().texts.get(name) ?? null
      const known = onDisk.get(name)
      if (text === (known?.text ?? null)) return
      try {
        const { version } = await server.saveFile(name, { text, base: known?.version ?? null })
        if (text === null || version === null) onDisk.delete(name)
        else onDisk.set(name, { text, version })
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.refused !== 'changedMeanwhile') throw error
        takeOver(name, error.refusal.current ?? null)
      }
    }
  }

  const namesOfAll = (): ReadonlySet<string> => new Set([...state().texts.keys(), ...onDisk.keys()])

  const isDirty = (): boolean =>
    [...namesOfAll()].some((name) => (state().texts.get(name) ?? null) !== (onDisk.get(name)?.text ?? null))

  /** Another program's text: joined with what was written here and is not on the disk yet. */
  function takeOver(name: string, theirs: { readonly text: string; readonly version: string } | null): void {
    const base = onDisk.get(name)?.text ?? null
    const mine = state().texts.get(name) ?? null
    if (theirs) onDisk.set(name, theirs)
    else onDisk.delete(name)
    if (mine === (theirs?.text ?? null)) return
    if (mine === base || !theirs) {
      // Gone elsewhere while it was being written here: what was written stays, and is written anew.
      if (!theirs && mine !== base) return
      set({ texts: withTexts(state().texts, new Map([[name, theirs?.text ?? null]])) })
      return
    }
    const { text, conflicts } = mergeTexts(base ?? '', mine ?? '', theirs.text)
    set({
      texts: withTexts(state().texts, new Map([[name, text]])),
      conflicts: [...state().conflicts, ...conflicts.map((conflict) => ({ ...conflict, file: name }))],
    })
  }

  async function refresh(): Promise<void> {
    const { files, pictures, links } = await server.content()
    for (const name of new Set([...Object.keys(files), ...onDisk.keys()])) {
      const file = files[name]
      if (file?.version !== onDisk.get(name)?.version) takeOver(name, file ?? null)
    }
    const isSame = Object.keys(pictures).length === state().pictures.size && Object.keys(pictures).every(isPictureKnown)
    if (!isSame) set({ pictures: new Map(Object.entries(pictures)) })
    if (links.join('/') !== state().links.join('/')) set({ links })

    function isPictureKnown(name: string): boolean {
      return state().pictures.get(name)?.version === pictures[name]?.version
    }
  }

  /** What was saved from here is told as well, and is here already. */
  const isKnown = ({ kind, name, version }: OutsideChange): boolean =>
    version === ((kind === 'file' ? onDisk : state().pictures).get(name)?.version ?? null)

  function refreshAndSave(change?: OutsideChange): void {
    work = work
      .then(() => (change && isKnown(change) ? undefined : refresh()))
      .then(
        () => (isDirty() || state().saving.state !== 'saved' ? saveAll() : undefined),
        () => set({ saving: { state: 'lost' } }),
      )
  }

  return {
    follow: () =>
      server.watch(
        refreshAndSave,
        () => refreshAndSave(),
        () => set({ saving: { state: 'lost' } }),
      ),
    // In turn with what is being saved: an answer from before it would bring back the text that was there.
    refresh() {
      const refreshed = work.then(refresh)
      work = refreshed.catch(() => undefined)
      return refreshed
    },
    saveSoon,
    saveNow,
    idle: () => work,
    letGo: (picture) => leaving.add(picture),
    leave() {
      if (!isDirty()) return
      clearTimeout(timer)
      // Nobody hears of it any more how this ends.
      const sent = [
        server.keepHistory(state().history),
        ...[...namesOfAll()].flatMap((name) => {
          const [text, known] = [state().texts.get(name) ?? null, onDisk.get(name)]
          return text === (known?.text ?? null) ? [] : server.saveFile(name, { text, base: known?.version ?? null })
        }),
      ]
      void Promise.allSettled(sent)
    },
  }
}
