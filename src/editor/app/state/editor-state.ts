import type { RefusalCode, VersionedPicture } from '../../protocol.ts'
import type { Conflict } from './conflicts.ts'
import type { FileChange, History } from './history.ts'

/** Whether the texts are stored. `unparsed`: all but those that would overwrite a file that can't be parsed. */
export type Saving =
  { readonly state: 'saved' | 'saving' | 'unparsed' } | { readonly state: 'refused'; readonly refused: RefusalCode }

/** What is said while a change is on its way: why the one before could not be saved, until it is. */
export const savingAfter = (saving: Saving): Saving => (saving.state === 'refused' ? saving : { state: 'saving' })

/** Everything that the editor knows. Immutable: each change makes another. */
export interface EditorState {
  readonly ready: boolean
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  readonly history: History
  readonly saving: Saving
  /** Whether texts are back that an earlier window could not save. */
  readonly regained: boolean
  /** Whether some of them could not be read, and were set aside. */
  readonly notRegained: boolean
  /** Whether this browser does not keep what is not saved: it is in this window alone. */
  readonly notKept: boolean
  /** The file under which a history of changes is kept that could not be read. */
  readonly setAside?: string
  /** Places that were also changed elsewhere. No text is lost: theirs is kept here. */
  readonly conflicts: readonly Conflict[]
  /** The last change of a file that came from elsewhere, or by undo: what is open has to follow what it has moved. */
  readonly applied?: FileChange
}

/** A picture that is to be in the content: its facts, if they are known. */
export interface ComingPicture extends Partial<VersionedPicture> {
  readonly name: string
  readonly version: string
}

export interface Change {
  readonly label: string
  /** The new text of each file; null for a file that is removed. */
  readonly files: ReadonlyMap<string, string | null>
  /** The pictures that it shows and that are not in the content. */
  readonly added?: readonly ComingPicture[]
  /** Consecutive steps of the same group are one step: the letters of a text that is being typed. */
  readonly group?: string | undefined
  /** Whether the field already shows it, so that everything else may follow in a moment. */
  readonly isTyped?: boolean
}

export type StateHolder = ReturnType<typeof holdState>

/** Holds the state, at first that of an editor that has not loaded any content yet. */
export function holdState() {
  let state: EditorState = {
    ready: false,
    texts: new Map(),
    pictures: new Map(),
    history: { steps: [], done: 0 },
    saving: { state: 'saved' },
    regained: false,
    notRegained: false,
    notKept: false,
    conflicts: [],
  }
  const listeners = new Set<(mayWait: boolean) => void>()
  return {
    state: () => state,
    set(next: Partial<EditorState>, mayWait = false): void {
      state = { ...state, ...next }
      for (const listener of listeners) listener(mayWait)
    },
    /** Calls `listener` at each change, with whether rendering it may wait. @returns ends it */
    subscribe(listener: (mayWait: boolean) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
