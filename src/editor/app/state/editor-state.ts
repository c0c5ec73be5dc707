import type { RefusalCode, VersionedPicture } from '../../protocol.ts'
import type { Conflict } from './conflicts.ts'
import { emptyHistory, type FileChange, type History } from './history.ts'

/** Whether the texts are on disk. `unparsed`: all but those that would overwrite a file that can't be parsed. */
export type Saving =
  | { readonly state: 'saved' | 'saving' | 'lost' | 'unparsed' }
  | { readonly state: 'refused'; readonly refused: RefusalCode }

/** Everything that the editor knows. Immutable: each change makes another. */
export interface EditorState {
  readonly ready: boolean
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  readonly history: History
  readonly saving: Saving
  /** Whether texts are back that an earlier window could not save. */
  readonly regained: boolean
  /** Places that were also changed elsewhere. No text is lost: theirs is kept here. */
  readonly conflicts: readonly Conflict[]
  /** The last change of a file that came from elsewhere, or by undo: what is open has to follow what it has moved. */
  readonly takenOver?: FileChange
}

/** A picture that is to be in the content: its facts, if they are known. */
export interface ComingPicture extends Partial<VersionedPicture> {
  readonly name: string
  readonly version: string
}

/** A change that the owner makes to the content. */
export interface Change {
  readonly label: string
  /** The new text of each file; null for a file that is removed. */
  readonly files: ReadonlyMap<string, string | null>
  /** The pictures that it shows and that are not in the content. */
  readonly added?: readonly ComingPicture[]
  /** Consecutive steps with the same mark are one step: the letters of a text that is being typed. */
  readonly mark?: string
  /** Whether the field already shows it, so that everything else may follow in a moment. */
  readonly isTyped?: boolean
}

/** Holds the state. A listener is called at each change, with whether rendering it may wait. */
export interface StateHolder {
  readonly state: () => EditorState
  readonly set: (next: Partial<EditorState>, mayWait?: boolean) => void
  readonly subscribe: (listener: (mayWait: boolean) => void) => () => void
}

/** The state of an editor that has not loaded any content yet. */
export function holdState(): StateHolder {
  let state: EditorState = {
    ready: false,
    texts: new Map(),
    pictures: new Map(),
    history: emptyHistory,
    saving: { state: 'saved' },
    regained: false,
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

/** The texts with some of them replaced: null removes one. */
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
