import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Content } from '../../../content/content.ts'
import { applyEdits } from '../../../content/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../../content/edit/edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { valueAtPath } from '../../../content/parse/own-property.ts'
import { pointerTo, type ValuePath } from '../../../content/parse/pointer.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { References } from './blank.ts'
import type { NextFocus } from './use-actions-focus.ts'
import type { Thing } from './thing.ts'

/** What a field needs to change the content. */
export interface Editing {
  readonly thing: Thing
  readonly store: EditorStore
  readonly state: EditorState
  /** The last content that could be shown. */
  readonly content: Content | undefined
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** The names that a value may refer to. */
  readonly references: References
  /** Asks which block is to come, as number `at` of the page's. */
  readonly insertBlock: (at: number) => void
  /** Where the focus goes once a list has another order. */
  readonly nextFocus: NextFocus
  /** Opens another thing of the same file. */
  readonly open: (path: ValuePath) => void
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

/** Throws outside a panel. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A field stands outside the panel.')
  return editing
}

/** Gives a function that makes one change, of one or more edits, to the file of the thing that is open. */
export function useChange(): (edits: Edit | readonly Edit[], label: string) => void {
  const { thing, store } = useEditing()
  return (edits, label) => {
    const text = store.state().texts.get(thing.file) ?? ''
    store.change({ label, files: new Map([[thing.file, applyEdits(text, 'kind' in edits ? [edits] : edits)]]) })
  }
}

/**
 * What is written bit by bit is one step, until the field is left. What is `typed` stands in a `useText` before it is
 * shown anywhere else.
 */
type Manner = 'typed' | 'bit by bit'

/** Gives a function that writes a value at a path: where there is none, its key is added to the map it belongs to. */
export function useWrite(): (path: ValuePath, value: NewValue, label: string, manner?: Manner) => void {
  const { thing, store } = useEditing()
  return (path, value, label, manner) => {
    const mark = manner && path.join('/')
    const text = store.textBefore(thing.file, mark)
    const edit: Edit =
      valueAtPath(readValue(text), path) === undefined
        ? { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value }
        : { kind: 'set', path, value }
    store.change({
      label,
      files: new Map([[thing.file, applyEdits(text, [edit])]]),
      ...(mark !== undefined && { mark }),
      isTyped: manner === 'typed',
    })
  }
}

/**
 * The text at a path as it is now, where the rest of the panel may be behind by a letter or two; empty where there is
 * none.
 */
export function useText(path: ValuePath): string {
  const { thing, store } = useEditing()
  const read = () => {
    const text = valueAtPath(readValue(store.state().texts.get(thing.file) ?? ''), path)
    return typeof text === 'string' ? text : ''
  }
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What the check says of the value at a path, and of nothing within it. */
export function useDiagnostics(path: ValuePath): readonly ReportedDiagnostic[] {
  const { diagnostics, thing } = useEditing()
  const pointer = path.reduce<string>(pointerTo, '')
  return diagnostics.filter((each) => each.file === thing.file && each.pointer === pointer)
}
