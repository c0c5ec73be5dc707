import type { PictureFacts } from '../../../content/content-source.ts'
import type { PictureSize } from '../../protocol.ts'
import { leftUnshown } from '../pictures/picture-uses.ts'
import { disk } from './disk.ts'
import { type Change, holdState, type StateHolder, withTexts } from './editor-state.ts'
import { type FileChange, type PictureChange, redone, sealed, type Step, undone, withStep } from './history.ts'
import type { LineConflict } from './merge-texts.ts'
import type { ServerClient } from './server-client.ts'

export interface EditorStore extends Pick<StateHolder, 'state' | 'subscribe'> {
  readonly start: () => Promise<void>
  readonly change: (change: Change) => void
  /**
   * The text to which a change with this mark is applied: while a text is being typed, the one from before its first
   * letter. A text that needed quotes for a moment then has none in the end.
   */
  readonly textBefore: (file: string, mark: string | undefined) => string
  /** Ends the step that is being typed. */
  readonly seal: () => void
  /** @returns the label of what was undone; undefined if nothing was */
  readonly undo: () => Promise<string | undefined>
  readonly redo: () => Promise<string | undefined>
  /** @param least the size that the place showing it needs */
  readonly addPicture: (
    name: string,
    bytes: Blob,
    least: PictureSize | undefined,
  ) => Promise<{ readonly name: string; readonly facts: PictureFacts; readonly change: PictureChange }>
  /** Resolves a conflict with a change made elsewhere. */
  readonly settle: (conflict: LineConflict & { readonly file: string }, keep: 'mine' | 'theirs') => void
  /** Sends what is not saved yet, without waiting: the page is about to be closed. */
  readonly leave: () => void
  /** Resolves when nothing is left to be saved. */
  readonly saved: () => Promise<void>
}

/**
 * The content while it is being edited: held here, saved automatically, and kept in agreement with changes made
 * elsewhere.
 */
export function createEditorStore(server: ServerClient, label: { readonly theirs: string }): EditorStore {
  const holder = holdState()
  const { state, set } = holder
  const { follow, refresh, saveSoon, saveNow, idle, letGo, leave } = disk(server, holder)

  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: restoring a picture takes time, and the next step begins where this one ended. */
  function replayInTurn(back: boolean): Promise<string | undefined> {
    const next = turn.then(() => replay(back))
    turn = next.catch(() => undefined)
    return next
  }

  async function replay(back: boolean): Promise<string | undefined> {
    const { steps, done } = state().history
    const step = steps[back ? done - 1 : done]
    // A picture that is just being removed is gone, and no longer listed, once that has ended.
    if (step?.pictures) await idle()
    const files = step && (back ? undone : redone)(step, state().texts)
    if (!step || !files) return undefined
    for (const { name, version, kind } of step.pictures ?? []) {
      const comes = (kind === 'added') !== back
      // The picture still exists if the step that removed it has not been saved yet.
      if (!comes) letGo(name)
      else if (!state().pictures.has(name)) await server.restorePicture(name, version)
    }
    set({
      texts: withTexts(state().texts, files),
      history: { ...state().history, done: back ? done - 1 : done + 1 },
      saving: { state: 'saving' },
    })
    await saveNow()
    if (step.pictures) await refresh()
    return step.label
  }

  return {
    state,
    subscribe: holder.subscribe,
    async start() {
      await refresh()
      const history = await server.history()
      set({ ready: true, ...(history && { history: sealed(history) }) })
      follow()
    },
    change({ label: name, files, pictures: added = [], mark, isTyped }) {
      const texts = withTexts(state().texts, files)
      const changes: FileChange[] = [...files].map(([file, after]) => ({
        file,
        before: state().texts.get(file) ?? null,
        after,
      }))
      const unshown = leftUnshown(state().texts, texts, state().pictures.keys())
      for (const each of unshown) letGo(each)
      const removed = unshown.map((each): PictureChange => {
        return { name: each, version: state().pictures.get(each)?.version ?? '', kind: 'removed' }
      })
      const pictures = [...added, ...removed]
      if (pictures.length === 0 && changes.every(({ before, after }) => before === after)) return
      const step: Step = {
        label: name,
        files: changes,
        ...(pictures.length > 0 && { pictures }),
        ...(mark !== undefined && { mark }),
      }
      set({ texts, history: withStep(state().history, step) }, isTyped)
      saveSoon()
    },
    textBefore(file, mark) {
      const text = state().texts.get(file) ?? ''
      const last = state().history.steps[state().history.done - 1]
      const typed = mark !== undefined && last?.mark === mark && last.files.find((each) => each.file === file)
      return typed && typed.after === text ? (typed.before ?? '') : text
    },
    seal() {
      const history = sealed(state().history)
      // Leaving any field seals, and each change of the state renders the whole editor.
      if (history !== state().history) set({ history })
    },
    undo: () => replayInTurn(true),
    redo: () => replayInTurn(false),
    async addPicture(name, bytes, least) {
      const saved = await server.savePicture(name, bytes, least)
      await refresh()
      return { ...saved, change: { name: saved.name, version: saved.version, kind: 'added' } }
    },
    settle(conflict, keep) {
      const text = state().texts.get(conflict.file) ?? ''
      const after = keep === 'mine' ? text : text.replace(conflict.mine, () => conflict.theirs)
      set({ conflicts: state().conflicts.filter((each) => each !== conflict) })
      this.change({ label: label.theirs, files: new Map([[conflict.file, after]]) })
    },
    leave,
    saved: () => (state().saving.state === 'saving' ? saveNow() : idle()),
  }
}
