import { createContext, type PropsWithChildren, useContext, useState, useSyncExternalStore } from 'react'
import type { Caret } from '../frame/frame-protocol.ts'
import type { useView } from '../frame/page-frame.tsx'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../../content/yaml/edit/edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { fileKind, startsWith, valueAtPath, pointerTo } from '../../../content/model/source.ts'
import type { ValuePath, Value } from '../../../content/model/source.ts'
import { nodeAt, type SchemaField } from '../../../content/model/schema/schema-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { ShownState } from '../../publish/publisher.ts'
import type { Publisher } from '../../publish/open-publisher.ts'
import type { Checked } from '../state/checked.ts'
import type { Change, EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { uiLanguage } from '../messages/messages.ts'
import { afterPress } from './after-press.ts'
import { labelOf } from './labels.ts'
import { knownNamesIn } from './schema-values.ts'
import { type EditorSelection, isInForm } from './selection.ts'
import type { Open, OpenPanel, Way } from './trail.ts'

export interface EditorTools extends Open, Pick<ReturnType<typeof useView>, 'showPage' | 'showIn'> {
  readonly store: EditorStore
  readonly state: EditorState
  readonly checked: Checked
  readonly publisher: Publisher
  /** What is open in the panel; undefined if nothing is, or not its fields. */
  readonly selection: EditorSelection | undefined
  /** Opens a place of the content for editing. */
  readonly choose: (source: ContentPath | undefined, way?: Way) => void
  readonly setOpenPanel: (openPanel: OpenPanel | undefined) => void
  /** Goes back to where the selection was opened from; undefined if that was the page. */
  readonly back: (() => void) | undefined
  /** Shows the pages of a version or a draft; undefined for the current ones. */
  readonly setShownState: (state: ShownState | undefined) => void
  /** Tells the owner something that belongs to no field. */
  readonly setNotice: (text: string) => void
  /** Makes a change, and says so in the toolbar and to screen readers. */
  readonly changeAloud: (change: Change) => void
  /** Where in its text a field is to take the focus; asked once. */
  readonly takeCaret: () => Caret | undefined
  /** What was just added, which says nothing about a field before that has been left. */
  readonly fresh: Fresh
}

const EditorContext = createContext<EditorTools | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

/** Throws outside the editor. */
export function useEditor(): EditorTools {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A panel stands outside the editor.')
  return editor
}

/** What a field needs in order to change the content. */
export function useEditing() {
  const editor = useEditor()
  const { selection, store, state, choose, fresh } = editor
  if (!selection) throw new Error('A field stands outside the panel.')
  const { file } = selection

  /** Opens another part of the same file. */
  function open(path: ValuePath, way?: Way): void {
    choose({ file, path }, isInForm(store.state().texts, { file, path }, selection) ? 'instead' : way)
  }

  return {
    ...editor,
    selection,
    open,
    /** Opens what was just added. Of a text in both languages, the field in the language of the editor gets the focus. */
    openNew(path: ValuePath): void {
      const node = nodeAt(fileKind(file), readValue(store.state().texts.get(file) ?? ''), path)
      fresh.added({ file, path })
      open(node?.type === 'LocalisedText' ? [...path, uiLanguage] : path)
    },
    knownNames: knownNamesIn(state, file),
    /** Makes one change, of one or more edits, to the file of the selected part. */
    change(edits: Edit | readonly Edit[], label: string): void {
      const text = store.state().texts.get(file) ?? ''
      store.change({ label, files: new Map([[file, applyEdits(text, 'kind' in edits ? [edits] : edits)]]) })
    },
    write(path: ValuePath, value: NewValue, label: string, mode?: WriteMode): void {
      const group = mode && path.join('/')
      const text = store.textBefore(file, group)
      const files = new Map([[file, applyEdits(text, [writing(path, value, readValue(text))])]])
      store.change({ label, files, group, isTyped: mode === 'typed' })
    },
  }
}

/** What a field shows beside its value, and how it writes it. */
export function useField({ fieldKey, node, path }: Pick<SchemaField, 'node'> & { fieldKey: string; path: ValuePath }) {
  const editing = useEditing()
  const label = labelOf(fieldKey, node)
  return { ...editing, label, set: (value: NewValue, mode?: WriteMode) => editing.write(path, value, label, mode) }
}

/** Lets the fields in it change another part of the content than what is open, or a copy of it. */
export function EditingProvider({ children, ...changed }: PropsWithChildren<Partial<EditorTools>>) {
  return <EditorProvider value={{ ...useEditor(), ...changed }}>{children}</EditorProvider>
}

type Fresh = ReturnType<typeof useFresh>

/** What was just added, while it is open: nothing is wrong with a field that nobody has been in yet. */
export function useFresh(selection: EditorSelection | undefined) {
  /** The place of it, and the fields that have been left, by their paths. */
  const [fresh, setFresh] = useState<ContentPath & { readonly left: ReadonlySet<string> }>()
  const isOpen =
    fresh &&
    fresh.file === selection?.file &&
    (startsWith(selection.path, fresh.path) || startsWith(fresh.path, selection.path))
  if (fresh && selection && !isOpen) setFresh(undefined)
  return {
    added: (place: ContentPath) => setFresh({ ...place, left: new Set() }),
    isQuiet: (path: ValuePath) => isOpen === true && startsWith(path, fresh.path) && !fresh.left.has(path.join('/')),
    leave(path: ValuePath) {
      // A text in two languages is left with either of them.
      const left = [path, path.slice(0, -1)].map((each) => each.join('/'))
      afterPress(() => setFresh((now) => now && { ...now, left: new Set([...now.left, ...left]) }))
    },
  }
}

/** What is typed is one step until the field is left. `useText` shows a `typed` change before anything else does. */
type WriteMode = 'typed' | 'bit by bit'

/** The edit that writes a value at a path of a file; if there is none, it adds the key to the map that is to contain it. */
export function writing(path: ValuePath, value: NewValue, file: Value | undefined): Edit {
  const [around, key] = [path.slice(0, -1), String(path.at(-1))]
  if (path.length > 1 && !valueAtPath(file, around)) return writing(around, { [key]: value }, file)
  return valueAtPath(file, path) === undefined
    ? { kind: 'addKey', path: around, key, value }
    : { kind: 'set', path, value }
}

/** The current text at a path, or empty, while the rest of the panel may lag behind by a letter or two. */
export function useText(path: ValuePath): string {
  const { selection, store } = useEditing()
  const read = () => {
    const text = valueAtPath(readValue(store.state().texts.get(selection.file) ?? ''), path)
    return typeof text === 'string' ? text : ''
  }
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What is wrong only because nobody has been in a field yet: it is empty, or as in what it is a copy of. */
const unbegun: ReadonlySet<string> = new Set(['emptyText', 'emptyValue', 'emptyGroup', 'missingLanguage', 'itemTwice'])

/** What the check says about the value at a path, and not about anything inside it. */
export function useDiagnostics(path: ValuePath): readonly ReportedDiagnostic[] {
  const { checked, selection, fresh } = useEditing()
  const pointer = path.reduce<string>(pointerTo, '')
  const own = checked.diagnostics.filter((each) => each.file === selection.file && each.pointer === pointer)
  return fresh.isQuiet(path) ? own.filter(({ code }) => !unbegun.has(code)) : own
}

/** Marks the field of a text or a number as wrong if the check says so. @param isQuiet whether nothing is said of it now */
export function useValidity(path: ValuePath, isQuiet = false) {
  const isInvalid = useDiagnostics(path).some(({ severity }) => severity === 'error' && !isQuiet)
  return { validationBehavior: 'aria', isInvalid } as const
}
