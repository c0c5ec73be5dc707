import type { PictureFacts } from '../../../content/content-source.ts'
import type { PictureSize, RefusalCode, VersionedPicture } from '../../protocol.ts'
import { isShown, leftUnshown } from '../pictures/picture-uses.ts'
import {
  emptyHistory,
  type FileChange,
  type History,
  type PictureChange,
  redone,
  sealed,
  type Step,
  undone,
  withStep,
} from './history.ts'
import { type Conflict, mergeTexts } from './merge.ts'
import { Refused, type ServerClient } from './server-client.ts'

/** How the texts stand on the disk. */
export type Saving =
  { readonly state: 'saved' | 'saving' | 'lost' } | { readonly state: 'refused'; readonly refused: RefusalCode }

/** Everything that the editor knows. Never changed: each change makes another. */
export interface EditorState {
  readonly ready: boolean
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  readonly history: History
  readonly saving: Saving
  /** Lines that somebody else changed as well. Neither text is lost: the other one stands here. */
  readonly conflicts: readonly (Conflict & { readonly file: string })[]
}

/** What she does to the content. */
export interface Change {
  readonly label: string
  /** The new text of each file; null where it goes. */
  readonly files: ReadonlyMap<string, string | null>
  readonly pictures?: readonly PictureChange[]
  readonly mark?: string
}

export interface EditorStore {
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void
  readonly start: () => Promise<void>
  readonly change: (change: Change) => void
  /**
   * The text that a change with this mark is made to: while a text is being typed, what stood there before its first
   * letter. So a text that needed quotes for a moment has none in the end.
   */
  readonly textBefore: (file: string, mark: string | undefined) => string
  /** Ends the step that is being typed. */
  readonly seal: () => void
  /** @returns the label of what was undone; undefined where nothing was */
  readonly undo: () => Promise<string | undefined>
  readonly redo: () => Promise<string | undefined>
  /** @param least what the place that shows it needs */
  readonly addPicture: (
    name: string,
    bytes: Blob,
    least: PictureSize | undefined,
  ) => Promise<{ readonly name: string; readonly facts: PictureFacts; readonly change: PictureChange }>
  /** Settles what somebody else changed as well. */
  readonly settle: (conflict: Conflict & { readonly file: string }, keep: 'mine' | 'theirs') => void
  /** Sends what is not saved yet, without waiting: the page is about to go. */
  readonly leave: () => void
  /** Resolves when nothing is left to be saved. */
  readonly saved: () => Promise<void>
}

/** Milliseconds without a letter after which a text is saved. */
const pause = 300

/** Milliseconds after which a disk is asked again that has refused a text. */
const retryAfter = 1000
/** What may be otherwise the next time, without anything being written anew. */
const maySettle: ReadonlySet<RefusalCode> = new Set(['readOnly', 'diskFull', 'diskFailed'])

/** The content as it is being edited: kept here, saved by itself, and in agreement with whoever else changes it. */
export function createEditorStore(server: ServerClient, label: { readonly theirs: string }): EditorStore {
  let state: EditorState = {
    ready: false,
    texts: new Map(),
    pictures: new Map(),
    history: emptyHistory,
    saving: { state: 'saved' },
    conflicts: [],
  }
  /** The texts on the disk, as far as it is known. */
  const onDisk = new Map<string, { readonly text: string; readonly version: string }>()
  /** Pictures that a step took away. They go when the texts are saved that no longer show them. */
  const leaving = new Set<string>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  function set(next: Partial<EditorState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function withTexts(changed: ReadonlyMap<string, string | null>): ReadonlyMap<string, string> {
    const texts = new Map(state.texts)
    for (const [file, text] of changed) {
      if (text === null) texts.delete(file)
      else texts.set(file, text)
    }
    return texts
  }

  function saveSoon(): void {
    clearTimeout(timer)
    set({ saving: { state: 'saving' } })
    timer = setTimeout(saveNow, pause)
  }

  function saveNow(): void {
    clearTimeout(timer)
    work = work.then(saveAll)
  }

  async function saveAll(): Promise<void> {
    const names = namesOfAll()
    try {
      // Before the files: whatever is on the disk can be undone, even where the page is loaded anew in between. Where it
      // can't be kept, what she wrote is saved all the same.
      const [kept] = await Promise.allSettled([server.keepHistory(state.history)])
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
    if (state.pictures.has(name) && !isShown(name, state.texts)) {
      await server.removePicture(name)
      set({ pictures: new Map([...state.pictures].filter(([other]) => other !== name)) })
    }
    leaving.delete(name)
  }

  async function saveOne(name: string): Promise<void> {
    for (;;) {
      const text = state.texts.get(name) ?? null
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

  const namesOfAll = (): ReadonlySet<string> => new Set([...state.texts.keys(), ...onDisk.keys()])

  const isDirty = (): boolean =>
    [...namesOfAll()].some((name) => (state.texts.get(name) ?? null) !== (onDisk.get(name)?.text ?? null))

  /** Another program's text: joined with what was written here and is not on the disk yet. */
  function takeOver(name: string, theirs: { readonly text: string; readonly version: string } | null): void {
    const base = onDisk.get(name)?.text ?? null
    const mine = state.texts.get(name) ?? null
    if (theirs) onDisk.set(name, theirs)
    else onDisk.delete(name)
    if (mine === (theirs?.text ?? null)) return
    if (mine === base || !theirs) {
      // Gone elsewhere while it was being written here: what was written stays, and is written anew.
      if (!theirs && mine !== base) return
      set({ texts: withTexts(new Map([[name, theirs?.text ?? null]])) })
      return
    }
    const { text, conflicts } = mergeTexts(base ?? '', mine ?? '', theirs.text)
    set({
      texts: withTexts(new Map([[name, text]])),
      conflicts: [...state.conflicts, ...conflicts.map((conflict) => ({ ...conflict, file: name }))],
    })
  }

  async function refresh(): Promise<void> {
    const { files, pictures } = await server.content()
    for (const name of new Set([...Object.keys(files), ...onDisk.keys()])) {
      const file = files[name]
      if (file?.version !== onDisk.get(name)?.version) takeOver(name, file ?? null)
    }
    set({ pictures: new Map(Object.entries(pictures)) })
  }

  function refreshAndSave(): void {
    work = work.then(refresh).then(
      () => (isDirty() || state.saving.state !== 'saved' ? saveAll() : undefined),
      () => set({ saving: { state: 'lost' } }),
    )
  }

  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: a step that brings a picture back takes its time, and the next one begins where it ended. */
  function replayInTurn(back: boolean): Promise<string | undefined> {
    const next = turn.then(() => replay(back))
    turn = next.catch(() => undefined)
    return next
  }

  async function replay(back: boolean): Promise<string | undefined> {
    const { steps, done } = state.history
    const step = steps[back ? done - 1 : done]
    // A picture that is just being taken away is gone when that has ended, and no longer said to be there.
    if (step?.pictures) await work
    const files = step && (back ? undone : redone)(step, state.texts)
    if (!step || !files) return undefined
    for (const { name, version, kind } of step.pictures ?? []) {
      const comes = (kind === 'added') !== back
      // It is still there where the step that took it away was not saved yet.
      if (!comes) leaving.add(name)
      else if (!state.pictures.has(name)) await server.restorePicture(name, version)
    }
    set({ texts: withTexts(files), history: { ...state.history, done: back ? done - 1 : done + 1 } })
    saveNow()
    await work
    if (step.pictures) await refresh()
    return step.label
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async start() {
      await refresh()
      const history = await server.history()
      set({ ready: true, ...(history && { history: sealed(history) }) })
      server.watch(refreshAndSave, refreshAndSave, () => set({ saving: { state: 'lost' } }))
    },
    change({ label: name, files, pictures: added = [], mark }) {
      const texts = withTexts(files)
      const changes: FileChange[] = [...files].map(([file, after]) => ({
        file,
        before: state.texts.get(file) ?? null,
        after,
      }))
      const unshown = leftUnshown(state.texts, texts, state.pictures.keys())
      for (const each of unshown) leaving.add(each)
      const removed = unshown.map((each): PictureChange => {
        return { name: each, version: state.pictures.get(each)?.version ?? '', kind: 'removed' }
      })
      const pictures = [...added, ...removed]
      if (pictures.length === 0 && changes.every(({ before, after }) => before === after)) return
      const step: Step = {
        label: name,
        files: changes,
        ...(pictures.length > 0 && { pictures }),
        ...(mark !== undefined && { mark }),
      }
      set({ texts, history: withStep(state.history, step) })
      saveSoon()
    },
    textBefore(file, mark) {
      const text = state.texts.get(file) ?? ''
      const last = state.history.steps[state.history.done - 1]
      const typed = mark !== undefined && last?.mark === mark && last.files.find((each) => each.file === file)
      return typed && typed.after === text ? (typed.before ?? '') : text
    },
    seal: () => set({ history: sealed(state.history) }),
    undo: () => replayInTurn(true),
    redo: () => replayInTurn(false),
    async addPicture(name, bytes, least) {
      const saved = await server.savePicture(name, bytes, least)
      await refresh()
      return { ...saved, change: { name: saved.name, version: saved.version, kind: 'added' } }
    },
    settle(conflict, keep) {
      const text = state.texts.get(conflict.file) ?? ''
      const after = keep === 'mine' ? text : text.replace(conflict.mine, () => conflict.theirs)
      set({ conflicts: state.conflicts.filter((each) => each !== conflict) })
      this.change({ label: label.theirs, files: new Map([[conflict.file, after]]) })
    },
    leave() {
      if (!isDirty()) return
      clearTimeout(timer)
      // Nobody hears of it any more how this ends.
      const sent = [
        server.keepHistory(state.history),
        ...[...namesOfAll()].flatMap((name) => {
          const [text, known] = [state.texts.get(name) ?? null, onDisk.get(name)]
          return text === (known?.text ?? null) ? [] : server.saveFile(name, { text, base: known?.version ?? null })
        }),
      ]
      void Promise.allSettled(sent)
    },
    async saved() {
      if (state.saving.state === 'saving') saveNow()
      await work
    },
  }
}
