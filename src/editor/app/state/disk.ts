import { type OutsideChange, type RefusalCode, Refused } from '../../protocol.ts'
import { isShown } from '../pictures/picture-uses.ts'
import { takenOver } from './conflicts.ts'
import { type StateHolder, withTexts } from './editor-state.ts'
import type { ServerClient } from './server-client.ts'
import type { Unsaved } from './unsaved.ts'

/** Keeps the content on disk and the content here in agreement, in both directions. */
export interface Disk {
  /** From now on takes over every change that is made elsewhere. */
  readonly follow: () => void
  /** Takes over the current content of the disk. */
  readonly refresh: () => Promise<void>
  /** Saves once there has been no change for a moment. */
  readonly saveSoon: () => void
  /** Resolves when the current texts have been saved, or could not be. */
  readonly saveNow: () => Promise<void>
  /** Resolves when all work under way has ended. */
  readonly idle: () => Promise<void>
  /** The texts that are not on disk. */
  readonly unsaved: () => Unsaved
  /** Removes a picture as soon as the texts are saved that no longer show it. */
  readonly letGo: (picture: string) => void
  /** Sends what is not saved yet, without waiting: the page is about to be closed. */
  readonly leave: () => void
}

/** Milliseconds without a keystroke after which a text is saved. */
const pause = 300

/** Milliseconds after which saving is tried again when a disk has refused a text. */
const retryAfter = 1000
/** Refusals that may end without another change to the texts. */
const maySettle: ReadonlySet<RefusalCode> = new Set(['readOnly', 'diskFull', 'diskFailed'])

/** @param holder holds the state of the editor */
export function disk(server: ServerClient, { state, set }: StateHolder): Disk {
  /** The texts on disk, as far as known. */
  const onDisk = new Map<string, { readonly text: string; readonly version: string }>()
  /** Every step and conflict that was ever kept: one of them that is gone was discarded here, or settled. */
  const everKept = new Set<string>()
  /** Pictures that a step removed. */
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
      // Before the files: whatever is on disk can then be undone, even if the page is reloaded in between. If the
      // history can't be kept, the texts are saved all the same.
      const [kept] = await Promise.allSettled([keep()])
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
        // The texts are still here; saving is tried again once the connection is back.
      } else throw error
    }
  }

  const idsOfKept = () => new Set([...state().history.steps, ...state().conflicts].map(({ id }) => id))

  function keep(): Promise<unknown> {
    const { history, conflicts } = state()
    const ids = idsOfKept()
    for (const id of ids) everKept.add(id)
    return server.keepHistory(
      { ...history, conflicts },
      [...everKept].filter((id) => !ids.has(id)),
    )
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
        // What is theirs in a conflict is overwritten next: it must not be in this window alone.
        await keep()
      }
    }
  }

  const namesOfAll = (): ReadonlySet<string> => new Set([...state().texts.keys(), ...onDisk.keys()])

  const isDirty = (): boolean =>
    [...namesOfAll()].some((name) => (state().texts.get(name) ?? null) !== (onDisk.get(name)?.text ?? null))

  /** Takes over another program's text: merges it with what was written here and is not on disk yet. */
  function takeOver(name: string, theirs: { readonly text: string; readonly version: string } | null): void {
    const [base, mine] = [onDisk.get(name)?.text ?? null, state().texts.get(name) ?? null]
    if (theirs) onDisk.set(name, theirs)
    else onDisk.delete(name)
    const { text, conflicts } = takenOver(name, { base, mine, theirs: theirs?.text ?? null })
    if (text === mine && conflicts.length === 0) return
    set({
      texts: withTexts(state().texts, new Map([[name, text]])),
      conflicts: [...state().conflicts, ...conflicts],
      takenOver: { file: name, before: mine, after: text },
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

  /** Our own changes are reported as well, and need not be taken over. */
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
    follow() {
      for (const id of idsOfKept()) everKept.add(id)
      server.watch(
        refreshAndSave,
        () => refreshAndSave(),
        (refused) => set({ saving: refused ? { state: 'refused', refused } : { state: 'lost' } }),
      )
    },
    // Queued behind saving: an answer from before it would bring back the old text.
    refresh() {
      const refreshed = work.then(refresh)
      work = refreshed.catch(() => undefined)
      return refreshed
    },
    saveSoon,
    saveNow,
    idle: () => work,
    unsaved: () =>
      Object.fromEntries(
        [...namesOfAll()].flatMap((name) => {
          const [mine, base] = [state().texts.get(name) ?? null, onDisk.get(name)?.text ?? null]
          return mine === base ? [] : [[name, { base, mine }]]
        }),
      ),
    letGo: (picture) => leaving.add(picture),
    leave() {
      if (!isDirty()) return
      clearTimeout(timer)
      // The page is gone before either request ends.
      const sent = [
        keep(),
        ...[...namesOfAll()].flatMap((name) => {
          const [text, known] = [state().texts.get(name) ?? null, onDisk.get(name)]
          return text === (known?.text ?? null) ? [] : server.saveFile(name, { text, base: known?.version ?? null })
        }),
      ]
      void Promise.allSettled(sent)
    },
  }
}
