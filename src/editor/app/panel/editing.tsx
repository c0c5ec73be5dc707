import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Caret } from '../frame/frame-protocol.ts'
import type { Language } from '../../../content/model/language.ts'
import type { Content } from '../../../content/model/content.ts'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../../content/yaml/edit/edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { pointerTo, type ValuePath } from '../../../content/model/pointer.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { References } from './blank.ts'
import type { NextFocus } from './actions-menu.tsx'
import type { EditorSelection } from './selection.ts'
import type { Way } from './trail.ts'

/** What a field needs in order to change the content. */
export interface Editing {
  readonly selection: EditorSelection
  readonly store: EditorStore
  readonly state: EditorState
  /** The last content that could be shown. */
  readonly content: Content | undefined
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** The names that a value may refer to. */
  readonly references: References
  /** Asks which block to add at position `at` of the page. */
  readonly insertBlock: (at: number) => void
  /** Where the focus goes once a list has been reordered. */
  readonly nextFocus: NextFocus
  /** Tells the owner something that belongs to no field. */
  readonly setNotice: (text: string) => void
  /** Shows the page in the language that is being written. */
  readonly showIn: (language: Language) => void
  /** Where in its text a field is to take the focus; asked once. */
  readonly takeCaret: () => Caret | undefined
  /** Opens another part of the same file. */
  readonly open: (path: ValuePath, way?: Way) => void
  /** The same for something that was just added: it says nothing about a field before that has been left. */
  readonly openNew: (path: ValuePath) => void
  readonly isQuiet: (path: ValuePath) => boolean
  /** Notes that a field was left. */
  readonly leave: (path: ValuePath) => void
  /** Goes back to where the selection was opened from; undefined if that was the page. */
  readonly back: (() => void) | undefined
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

/** Throws outside a panel. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A field stands outside the panel.')
  return editing
}

/** Gives a function that makes one change, of one or more edits, to the file of the selected part. */
export function useChange(): (edits: Edit | readonly Edit[], label: string) => void {
  const { selection, store } = useEditing()
  return (edits, label) => {
    const text = store.state().texts.get(selection.file) ?? ''
    store.change({ label, files: new Map([[selection.file, applyEdits(text, 'kind' in edits ? [edits] : edits)]]) })
  }
}

/**
 * What is typed letter by letter is one step until the field is left. A `typed` change is one that `useText` shows
 * before anything else does.
 */
type WriteMode = 'typed' | 'bit by bit'

/** Gives a function that writes a value at a path; if there is none, it adds the key to the map that contains it. */
export function useWrite(): (path: ValuePath, value: NewValue, label: string, mode?: WriteMode) => void {
  const { selection, store } = useEditing()
  return (path, value, label, mode) => {
    const mark = mode && path.join('/')
    const text = store.textBefore(selection.file, mark)
    const edit: Edit =
      valueAtPath(readValue(text), path) === undefined
        ? { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value }
        : { kind: 'set', path, value }
    store.change({
      label,
      files: new Map([[selection.file, applyEdits(text, [edit])]]),
      ...(mark !== undefined && { mark }),
      isTyped: mode === 'typed',
    })
  }
}

/**
 * The current text at a path, while the rest of the panel may lag behind by a letter or two; empty if there is none.
 */
export function useText(path: ValuePath): string {
  const { selection, store } = useEditing()
  const read = () => {
    const text = valueAtPath(readValue(store.state().texts.get(selection.file) ?? ''), path)
    return typeof text === 'string' ? text : ''
  }
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What is wrong with a field only because nobody has been in it yet. */
const ofEmptiness: ReadonlySet<string> = new Set(['emptyText', 'emptyValue', 'missingLanguage'])

/** What the check says about the value at a path, and not about anything inside it. */
export function useDiagnostics(path: ValuePath): readonly ReportedDiagnostic[] {
  const { diagnostics, selection, isQuiet } = useEditing()
  const pointer = path.reduce<string>(pointerTo, '')
  const own = diagnostics.filter((each) => each.file === selection.file && each.pointer === pointer)
  return isQuiet(path) ? own.filter(({ code }) => !ofEmptiness.has(code)) : own
}
