import type { RefusalCode, VersionedPicture } from '../../protocol.ts'
import { emptyHistory, type History, type PictureChange } from './history.ts'
import type { LineConflict } from './merge-texts.ts'

/** How the texts stand on the disk. */
export type Saving =
  { readonly state: 'saved' | 'saving' | 'lost' } | { readonly state: 'refused'; readonly refused: RefusalCode }

/** Everything that the editor knows. Never changed: each change makes another. */
export interface EditorState {
  readonly ready: boolean
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  /** What is a link and therefore not read, as the folder names it. */
  readonly links: readonly string[]
  readonly history: History
  readonly saving: Saving
  /** Lines that somebody else changed as well. Neither text is lost: the other one stands here. */
  readonly conflicts: readonly (LineConflict & { readonly file: string })[]
}

/** What she does to the content. */
export interface Change {
  readonly label: string
  /** The new text of each file; null where it goes. */
  readonly files: ReadonlyMap<string, string | null>
  readonly pictures?: readonly PictureChange[]
  /** Steps with the same mark that follow each other are one: the letters of a text that is being typed. */
  readonly mark?: string
  /** Whether the field in which it was written shows it already, so that everything else may follow in a moment. */
  readonly isTyped?: boolean
}

/** Where the state stands. Whoever listens hears of each change, and whether it may be shown in a moment. */
export interface StateHolder {
  readonly state: () => EditorState
  readonly set: (next: Partial<EditorState>, mayWait?: boolean) => void
  readonly subscribe: (listener: (mayWait: boolean) => void) => () => void
}

/** Holds the state of an editor that has not been told any content yet. */
export function holdState(): StateHolder {
  let state: EditorState = {
    ready: false,
    texts: new Map(),
    pictures: new Map(),
    links: [],
    history: emptyHistory,
    saving: { state: 'saved' },
    conflicts: [],
  }
  const listeners = new Set<(mayWait: boolean) => void>()
  return {
    state: () => state,
    set(next, mayWait = false) {
      state = { ...state, ...next }
      for (const listener of listeners) listener(mayWait)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The texts with some of them changed: null where one goes. */
export function withTexts(
  texts: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  const all = new Map(texts)
  for (const [file, text] of changed) {
    if (text === null) all.delete(file)
    else all.set(file, text)
  }
  return all
}
