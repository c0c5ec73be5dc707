import { valueAtPath } from '../../../../content/model/own-property.ts'
import type { NewValue, Edit } from '../../../../content/yaml/edit/edit.ts'
import type { Value } from '../../../../content/model/source.ts'
import { fieldsOf, type SchemaNode, childNode } from '../../../../content/model/schema/schema-node.ts'
import { blankOf, choicesIn, dependentsOf, type References } from '../blank.ts'
import { labelOf, prefixNamesOf, choiceNameOf } from '../labels.ts'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { applyEdits } from '../../../../content/yaml/edit/apply-edit.ts'
import { readValue } from '../../../../content/yaml/edit/read.ts'
import { fileKind } from '../../../../content/model/source.ts'
import { pointerTo, type ValuePath } from '../../../../content/model/pointer.ts'
import { validate } from '../../../../content/check/validate/validator.ts'
import { messages } from '../../messages/messages.ts'
import type { EditorStore } from '../../state/editor-store.ts'
import { ChoiceField } from '../plain-fields.tsx'
import { EditingProvider, useChange, useEditing, useReferences } from '../editing.tsx'
import type { FieldProps } from '../text-field.tsx'
import { withTexts } from '../../state/editor-state.ts'

/** One of several fields of which a map has exactly one, such as where a button leads. */
interface Alternative {
  readonly id: string
  readonly key: string
  readonly text: string
  /** The initial value. */
  readonly blank: NewValue
}

/** The alternatives of a map. A field whose text may begin in several ways counts as several. */
function alternativesOf(node: SchemaNode, references: References): readonly Alternative[] {
  const fields = fieldsOf(node)
  return choicesIn(node).flatMap(({ key, schema }): readonly Alternative[] => {
    const field = fields.find((each) => each.key === key)?.node
    if (!field) return []
    const prefixes = prefixNamesOf(field)
    if (prefixes.length > 0) return prefixes.map(([prefix, text]) => ({ id: key + prefix, key, text, blank: prefix }))
    const text = labelOf(key, 'name' in schema ? { ...field, schema } : field)
    return [{ id: key, key, text, blank: blankOf(field, references) }]
  })
}

/** Which of them a map has. */
function alternativeIn(alternatives: readonly Alternative[], value: Value | undefined): Alternative | undefined {
  return alternatives.find(({ id, key, blank }) => {
    const own = valueAtPath(value, [key])
    return own !== undefined && (id === key || (typeof own === 'string' && own.startsWith(String(blank))))
  })
}

interface AlternativesFieldProps {
  readonly node: SchemaNode
  readonly path: ValuePath
  readonly value: Value | undefined
  /** Renders the chosen field. */
  readonly Field: ComponentType<FieldProps>
}

/**
 * Which of its mutually exclusive fields a map has, and that field. Choosing another replaces the present one, as soon
 * as what has been filled in is allowed: until then the file has the present one.
 */
export function AlternativesField({ node, path, value, Field }: AlternativesFieldProps) {
  const { selection, store } = useEditing()
  const references = useReferences()
  const change = useChange()
  const [begun, setBegun] = useState<{ readonly alternative: Alternative; readonly scratch: EditorStore }>()
  const own = begun?.scratch ?? store
  const text = useSyncExternalStore(own.subscribe, () => own.state().texts.get(selection.file) ?? '')
  const alternatives = alternativesOf(node, references)
  const present = alternativeIn(alternatives, value)
  const chosen = begun?.alternative ?? present
  const label = choiceNameOf(node)

  function choose(id: string): void {
    setBegun(undefined)
    const next = alternatives.find((each) => each.id === id)
    if (!next || next.id === present?.id) return
    const file = store.state().texts.get(selection.file) ?? ''
    const candidate = applyEdits(file, editsTo(next, next.blank))
    if (isAllowed(candidate, next)) change(editsTo(next, next.blank), label)
    else
      setBegun({
        alternative: next,
        scratch: scratchStore(store, selection.file, candidate, (now) => complete(next, now)),
      })
  }

  function complete(next: Alternative, filled: string): void {
    if (!isAllowed(filled, next)) return
    setBegun(undefined)
    const file = store.state().texts.get(selection.file) ?? ''
    const inner = valueAtPath(readValue(filled), [...path, next.key])
    // What it belongs to may be gone by now.
    if (inner === undefined || valueAtPath(readValue(file), path) === undefined) return
    change(editsTo(next, inner), label)
  }

  function editsTo({ key }: Alternative, inner: Alternative['blank']): readonly Edit[] {
    if (key === present?.key) return [{ kind: 'set', path: [...path, key], value: inner }]
    const added: Edit = { kind: 'addKey', path, key, value: inner }
    const gone = present ? [present.key, ...dependentsOf(node, present.key)] : []
    const there = gone.filter((each) => valueAtPath(value, [each]) !== undefined)
    return [added, ...there.map((each): Edit => ({ kind: 'remove', path: [...path, each] }))]
  }

  const isAllowed = (filled: string, { key }: Alternative): boolean => {
    const pointer = [...path, key].reduce<string>(pointerTo, '')
    // Validating changes the value.
    const { errors } = validate(fileKind(selection.file), structuredClone(readValue(filled) ?? ''))
    return errors.every(({ instancePath }) => instancePath !== pointer && !instancePath.startsWith(`${pointer}/`))
  }

  const fileValue = (begun && readValue(text)) ?? selection.fileValue
  const inner = chosen && valueAtPath(fileValue, [...path, chosen.key])
  const field = chosen && childNode(node, chosen.key, inner)
  return (
    <>
      <ChoiceField label={label} options={alternatives} chosen={chosen?.id} onChoose={choose} />
      {begun && <p className="hint">{messages.choiceBegun}</p>}
      <EditingProvider
        selection={{ ...selection, fileValue }}
        {...(begun && { store: begun.scratch, state: begun.scratch.state() })}
      >
        {field && (
          <Field key={chosen.key} fieldKey={chosen.key} node={field} path={[...path, chosen.key]} value={inner} />
        )}
      </EditingProvider>
    </>
  )
}

/**
 * A store in which one file has another text: its changes stay here until the text is complete.
 *
 * @param complete is given each new text, and takes over those that are complete
 */
function scratchStore(store: EditorStore, file: string, text: string, complete: (text: string) => void): EditorStore {
  let state = { ...store.state(), texts: withTexts(store.state().texts, new Map([[file, text]])) }
  const listeners = new Set<(mayWait: boolean) => void>()
  return {
    ...store,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    textBefore: (name) => state.texts.get(name) ?? '',
    seal: () => undefined,
    change({ files }) {
      state = { ...state, texts: withTexts(state.texts, files) }
      for (const listener of listeners) listener(false)
      complete(state.texts.get(file) ?? '')
    },
  }
}
