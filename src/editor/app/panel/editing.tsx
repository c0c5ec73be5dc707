import { createContext, useContext } from 'react'
import type { Content } from '../../../content/content.ts'
import { applyEdits } from '../../../content/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../../content/edit/edit.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
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
export function useChange(): (edits: Edit | readonly Edit[], label: string, mark?: string) => void {
  const { thing, store } = useEditing()
  return (edits, label, mark) => {
    const text = store.textBefore(thing.file, mark)
    store.change({
      label,
      files: new Map([[thing.file, applyEdits(text, 'kind' in edits ? [edits] : edits)]]),
      ...(mark !== undefined && { mark }),
    })
  }
}

/** Gives a function that writes a value at a path: where there was none, its key is added to the map it belongs to. */
export function useWrite(): (
  path: ValuePath,
  value: NewValue,
  isThere: boolean,
  label: string,
  typed?: boolean,
) => void {
  const change = useChange()
  return (path, value, isThere, label, typed) => {
    const edit: Edit = isThere
      ? { kind: 'set', path, value }
      : { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value }
    change(edit, label, typed ? path.join('/') : undefined)
  }
}

/** What the check says of the value at a path, and of nothing within it. */
export function useDiagnostics(path: ValuePath): readonly ReportedDiagnostic[] {
  const { diagnostics, thing } = useEditing()
  const pointer = path.reduce<string>(pointerTo, '')
  return diagnostics.filter((each) => each.file === thing.file && each.pointer === pointer)
}
