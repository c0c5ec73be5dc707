import { freePictureName } from '../../../content/model/content-names.ts'
import type { Choice } from '../../../content/merge/merge-contents.ts'
import type { KeptPicture, PictureSize } from '../../protocol.ts'
import { leftUnshown } from '../pictures/picture-uses.ts'
import { type Conflict, withTheirs } from './conflicts.ts'
import { disk } from './disk.ts'
import { type Change, holdState, type StateHolder, withTexts } from './editor-state.ts'
import { type FileChange, type PictureChange, replayed, sealed, type Step, withStep } from './history.ts'
import { unpackHistory } from './packed-history.ts'
import type { ServerClient } from './server-client.ts'
import type { UnsavedTexts } from './kept-in-browser.ts'

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
  /** Takes in a picture, which comes into the content with a change that adds it. */
  readonly keepPicture: (bytes: Blob, least: PictureSize | undefined) => Promise<KeptPicture>
  /** A name for a new picture that no picture has, and none that undo could bring back. */
  readonly freePictureName: (wanted: string) => string
  /** Resolves a conflict with a change made elsewhere. The text that does not stay is one undo away. */
  readonly settle: (conflict: Conflict, keep: Choice) => void
  /** Sends what is not saved yet, without waiting: the page is about to be closed. */
  readonly leave: () => void
  /** Resolves when nothing is left to be saved. */
  readonly saved: () => Promise<void>
}

/**
 * The content while it is being edited: held here, saved automatically, and kept in agreement with changes made
 * elsewhere.
 */
export function createEditorStore(
  server: ServerClient,
  label: { readonly theirs: string; readonly unsaved?: string },
  kept?: UnsavedTexts,
): EditorStore {
  const holder = holdState()
  const { state, set } = holder
  const onDisk = disk(server, holder)
  const { refresh, saveSoon, saveNow, idle, pictures } = onDisk

  // What can't be saved survives this window. A letter that is just being saved need not.
  holder.subscribe(() => {
    if (state().ready && state().saving.state !== 'saving') kept?.keep(onDisk.texts.notOnDisk())
  })

  async function replay(back: boolean): Promise<string | undefined> {
    const { history } = state()
    const place = back ? history.done - 1 : history.done
    const step = history.steps[place]
    if (!step) return undefined
    for (const picture of step.pictures ?? []) {
      const comes = (picture.kind === 'added') !== back
      if (comes) pictures.show(picture)
      else pictures.discard(picture.name)
    }
    const { files, step: rebased, isIncomplete } = replayed(step, state().texts, back)
    const texts = withTexts(state().texts, files)
    const changed = [...files.keys()].filter((file) => texts.get(file) !== state().texts.get(file))
    const [file] = changed
    set({
      texts,
      ...(file !== undefined && {
        takenOver: { file, before: state().texts.get(file) ?? null, after: texts.get(file) ?? null },
      }),
      history: { steps: history.steps.with(place, rebased), done: back ? place : place + 1 },
      saving: { state: 'saving' },
    })
    await saveNow()
    return isIncomplete && changed.length === 0 ? undefined : step.label
  }

  return {
    state,
    subscribe: holder.subscribe,
    async start() {
      await refresh()
      const { conflicts, ...history } = unpackHistory((await server.history()) ?? { steps: [], done: 0 })
      set({ ready: true, history: sealed(history), conflicts })
      for (const left of kept?.take() ?? []) {
        for (const each of Object.values(left)) pictures.know(each.pictures ?? {})
        const files = onDisk.texts.regained(left)
        if (files.size === 0) continue
        set({ regained: true })
        this.change({ label: label.unsaved ?? '', files })
        saveSoon()
      }
      onDisk.follow()
    },
    change({ label: name, files, added, mark, isTyped }) {
      const texts = withTexts(state().texts, files)
      const changes: FileChange[] = [...files].map(([file, after]) => ({
        file,
        before: state().texts.get(file) ?? null,
        after,
      }))
      const unshown = leftUnshown(state().texts, texts, state().pictures.keys())
      for (const each of unshown) pictures.discard(each)
      const removed = unshown.map((each): PictureChange => {
        return { name: each, version: state().pictures.get(each)?.version ?? '', kind: 'removed' }
      })
      const returning = isTyped ? [] : [...files].flatMap(([file, text]) => pictures.removedIn(file, text ?? ''))
      const coming = [...(added ?? []), ...returning]
      for (const each of coming) pictures.show(each)
      const moved = [
        ...coming.map((each): PictureChange => ({ name: each.name, version: each.version, kind: 'added' })),
        ...removed,
      ]
      if (moved.length === 0 && changes.every(({ before, after }) => before === after)) return
      const step: Step = {
        id: crypto.randomUUID(),
        label: name,
        files: changes,
        ...(moved.length > 0 && { pictures: moved }),
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
    undo: () => replay(true),
    redo: () => replay(false),
    keepPicture: (bytes, least) => server.keepPicture(bytes, least),
    freePictureName(wanted) {
      const inHistory = state().history.steps.flatMap((step) => step.pictures ?? [])
      return freePictureName(wanted, [...state().pictures.keys(), ...inHistory.map(({ name }) => name)])
    },
    settle(conflict, keep) {
      const { file } = conflict
      onDisk.texts.saveOver(conflict)
      const mine = state().texts.get(file) ?? null
      const theirs = withTheirs(conflict, mine)
      const [from, to] = keep === 'mine' ? [theirs, mine] : [mine, theirs]
      set({
        conflicts: state().conflicts.filter((each) => each !== conflict),
        texts: withTexts(state().texts, new Map([[file, from]])),
      })
      this.change({ label: label.theirs, files: new Map([[file, to]]) })
      // The settled question must not come back, even if there is nothing else to save.
      saveSoon()
    },
    leave() {
      kept?.keep(onDisk.texts.notOnDisk())
      onDisk.leave()
    },
    saved: () => (state().saving.state === 'saving' ? saveNow() : idle()),
  }
}
