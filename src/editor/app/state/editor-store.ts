import { freePictureName } from '../../../content/model/content-names.ts'
import { withTexts } from '../../../content/operations/pages/places-in-texts.ts'
import type { Choice } from '../../../content/merge/merge-contents.ts'
import { type Conflict, withTheirs } from './conflicts.ts'
import { sync } from './sync.ts'
import { type Change, holdState, savingAfter } from './editor-state.ts'
import { replayed, sealed, withStep } from './history.ts'
import { unpackHistory } from './packed-history.ts'
import type { ServerClient } from './server-client.ts'
import type { UnsavedTexts } from './kept-in-browser.ts'

export type EditorStore = ReturnType<typeof createEditorStore>

/** The content while it is edited: held here, saved automatically, in agreement with changes made elsewhere. */
export function createEditorStore(
  server: ServerClient,
  labels: { readonly theirs: string; readonly unsaved?: string },
  kept?: UnsavedTexts,
) {
  const { state, set, subscribe } = holdState()
  const { refresh, saveSoon, saveNow, idle, pictures, ...synced } = sync(server, { state, set, subscribe })

  function keepUnsaved(): void {
    const notKept = kept?.keep(synced.notStored, synced.texts.mayArrive) === false
    if (notKept !== state().notKept) set({ notKept })
  }
  // What can't be saved survives this window. A letter that is just being saved need not.
  subscribe(() => {
    if (state().ready && state().saving.state !== 'saving') keepUnsaved()
  })

  function change(made: Change): void {
    const before = state().texts
    const files = [...made.files].map(([file, after]) => ({ file, before: before.get(file) ?? null, after }))
    const moved = pictures.follow(made)
    if (moved.length === 0 && files.every((each) => each.before === each.after)) return
    const { label, group, isTyped } = made
    const history = withStep(state().history, { id: crypto.randomUUID(), label, files, pictures: moved, group })
    // All at once: it is not saved yet, and need not be kept elsewhere.
    set({ texts: withTexts(before, made.files), history, saving: savingAfter(state().saving) }, isTyped)
    saveSoon()
  }

  /** Brings back what earlier windows could not save. */
  function regain(): void {
    const isAllBack = kept?.takeLeft((unsaved) => {
      for (const each of Object.values(unsaved)) pictures.know(Object.entries(each.pictures ?? {}))
      // Nothing is kept before all of it is here.
      saveSoon()
      const files = synced.texts.regained(unsaved)
      if (files.size === 0) return
      set({ regained: true })
      change({ label: labels.unsaved ?? '', files })
    })
    if (isAllBack === false) set({ notRegained: true })
  }

  async function replay(back: boolean): Promise<string | undefined> {
    const { history } = state()
    const place = back ? history.done - 1 : history.done
    const step = history.steps[place]
    if (!step) return undefined
    pictures.replay(step.pictures ?? [], back)
    const { files, step: rebased, isIncomplete } = replayed(step, state().texts, back)
    const [applied] = [...files]
      .map(([file, after]) => ({ file, before: state().texts.get(file) ?? null, after }))
      .filter(({ before, after }) => before !== after)
    set({
      texts: withTexts(state().texts, files),
      ...(applied && { applied }),
      // What is typed next is a step of its own.
      history: sealed({ steps: history.steps.with(place, rebased), done: back ? place : place + 1 }),
      saving: savingAfter(state().saving),
    })
    await saveNow()
    return isIncomplete && !applied ? undefined : step.label
  }

  return {
    state,
    subscribe,
    async start(): Promise<void> {
      const { setAside, ...packed } = (await server.history()) ?? { steps: [], done: 0, setAside: undefined }
      // What another window keeps beside content that it has stored meanwhile would take that for older.
      for (let left: string | undefined = '-'; left !== kept?.left(); await refresh()) left = kept?.left()
      const { conflicts, ...history } = unpackHistory(packed)
      set({ ready: true, history: sealed(history), conflicts, ...(setAside !== undefined && { setAside }) })
      synced.begin()
      pictures.know(history.steps.flatMap((step) => (step.pictures ?? []).map((its) => [its.name, its.version])))
      regain()
      if (pictures.regain()) saveSoon()
      synced.follow()
    },
    change,
    /**
     * The text to which a change of this group is applied: while a text is being typed, the one from before its first
     * letter. A text that needed quotes for a moment then has none in the end.
     */
    textBefore(file: string, group: string | undefined): string {
      const text = state().texts.get(file) ?? ''
      const last = state().history.steps[state().history.done - 1]
      const typed = group !== undefined && last?.group === group && last.files.find((each) => each.file === file)
      return typed && typed.after === text ? (typed.before ?? '') : text
    },
    seal(): void {
      const history = sealed(state().history)
      // Leaving any field seals, and each change of the state renders the whole editor.
      if (history !== state().history) set({ history })
    },
    /** @returns the label of what was undone; undefined if nothing was */
    undo: () => replay(true),
    redo: () => replay(false),
    /** Takes in a picture, which comes into the content with a change that adds it. */
    keepPicture: server.keepPicture,
    /** A name for a new picture that no picture has, and none that undo could bring back. */
    freePictureName: (wanted: string) => freePictureName(wanted, pictures.names()),
    /** Resolves a conflict with a change made elsewhere. The text that does not stay is one undo away. */
    settle(conflict: Conflict, keep: Choice): void {
      const { file } = conflict
      synced.texts.saveOver(conflict)
      const mine = state().texts.get(file) ?? null
      const theirs = withTheirs(conflict, mine)
      const [from, to] = keep === 'mine' ? [theirs, mine] : [mine, theirs]
      set({
        conflicts: state().conflicts.filter((each) => each !== conflict),
        texts: withTexts(state().texts, new Map([[file, from]])),
      })
      change({ label: labels.theirs, files: new Map([[file, to]]) })
      // The settled question must not come back, even if there is nothing else to save.
      saveSoon()
    },
    /** Looks at what became of the content meanwhile, also where nobody tells of it any more. */
    lookAgain: synced.follow,
    leave(): void {
      synced.leave()
      // With what was just sent: it may arrive after the next window has read the content.
      keepUnsaved()
    },
    /** Resolves when nothing is left to be saved. */
    saved: () => (state().saving.state === 'saved' ? idle() : saveNow()),
  }
}
