import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components'
import { validate } from '../../../content/check/validate/examine.ts'
import { inEachLanguage } from '../../../content/model/language.ts'
import { type CheckedValue, fileKind, pointerTo, type Value, valueAtPath } from '../../../content/model/source.ts'
import type { SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { alternativesOf, childNode, choicesIn, choicesOf } from '../../../content/model/schema/schema-node.ts'
import { placesInTexts, type Texts, withTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../../content/yaml/edit/edit.ts'
import { isSame, readValue } from '../../../content/yaml/edit/read.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { holdState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { EditingProvider, useEditing, useField, writing } from './editing.tsx'
import { blankOf } from './filled-value.ts'
import { choiceNameOf, labelOf, prefixNamesOf } from './labels.ts'
import { ChoiceField } from './plain-fields.tsx'
import { mergeFile } from '../../../content/merge/merge-contents.ts'
import type { KnownNames } from '../../../content/operations/pages/new-page.ts'
import { dependentsOf } from './schema-values.ts'
import { type FieldProps, LineField, LocalisedField } from './text-field.tsx'

type Alternative = ReturnType<typeof alternativesFor>[number]

/**
 * The fields of which a map has exactly one, such as where a button leads, with their initial values. A field whose text
 * may begin in several ways counts as several.
 */
const alternativesFor = (node: SchemaNode, knownNames: KnownNames) =>
  choicesIn(node).flatMap(({ key, schema }) => {
    const field = childNode(node, key, undefined)
    if (!field) return []
    const prefixes = prefixNamesOf(field)
    if (prefixes.length > 0) return prefixes.map(([prefix, text]) => ({ id: key + prefix, key, text, blank: prefix }))
    const text = labelOf(key, 'name' in schema ? { ...field, schema } : field)
    return [{ id: key, key, text, blank: blankOf(field, knownNames) }]
  })

function alternativeIn(alternatives: readonly Alternative[], value: Value | undefined): Alternative | undefined {
  const there = alternatives.filter(({ key }) => valueAtPath(value, [key]) !== undefined)
  const begins = ({ key, blank }: Alternative) => String(valueAtPath(value, [key])).startsWith(String(blank))
  return there.find((each) => each.id === each.key || begins(each)) ?? there[0]
}

type AlternativesFieldProps = Omit<FieldProps, 'fieldKey'> & { readonly Field: ComponentType<FieldProps> }

/**
 * Which of its mutually exclusive fields a map has, and that field. Choosing another replaces the present one, as soon
 * as what has been filled in is allowed: until then the file has the present one.
 */
export function AlternativesField({ node, path, value, Field }: AlternativesFieldProps) {
  const { selection, store, knownNames, change } = useEditing()
  const [begun, setBegun] = useState<{ readonly alternative: Alternative; readonly scratch: EditorStore }>()
  const own = begun?.scratch ?? store
  const text = useSyncExternalStore(own.subscribe, () => own.state().texts.get(selection.file) ?? '')
  const all = alternativesFor(node, knownNames)
  const present = alternativeIn(all, value)
  // What is on several pages has no page of its own, to a part of which it could lead.
  const alternatives = all.filter((each) => each.key !== 'scroll' || each === present || selection.kind === 'page')
  const taken = begun?.alternative ?? present
  const label = choiceNameOf(node)

  function choose(id: string): void {
    setBegun(undefined)
    const next = alternatives.find((each) => each.id === id)
    if (!next || next.id === present?.id) return
    const file = store.state().texts.get(selection.file) ?? ''
    // What repeats in another way keeps its hours, and a series its weekday, its first and last day and its breaks.
    const isSeries = next.key !== 'days' && present?.key !== 'days'
    const kept = (isSeries ? ['day', 'from', 'to', 'first', 'last', 'pauses'] : ['from', 'to']).flatMap((key) => {
      const now = valueAtPath(value, [present?.key ?? '', key])
      return now ? [[key, now]] : []
    })
    const blank = typeof next.blank === 'object' ? { ...next.blank, ...Object.fromEntries(kept) } : next.blank
    const candidate = applyEdits(file, editsTo(next, blank))
    if (isAllowed(candidate, next)) return change(editsTo(next, blank), label)
    const scratch = scratchStore(store, selection.file, candidate, (now) => complete(next, now, file))
    setBegun({ alternative: next, scratch })
  }

  function complete(next: Alternative, filled: string, base: string): void {
    if (!isAllowed(filled, next)) return
    setBegun(undefined)
    const mine = store.state().texts.get(selection.file) ?? null
    // With what the choice has changed elsewhere in the file: the name of the block that a button leads to.
    const merged = mergeFile(selection.file, { base, mine, theirs: filled }, new Map())
    store.change({ label, files: new Map([[selection.file, merged.text]]) })
  }

  function editsTo({ key }: Alternative, inner: NewValue): readonly Edit[] {
    const gone = choicesOf(node).flatMap((each) => (each === key ? [] : [each, ...dependentsOf(node, each)]))
    const there = gone.filter((each) => valueAtPath(value, [each]) !== undefined)
    return [
      writing([...path, key], inner, selection.fileValue),
      ...there.map((each): Edit => ({ kind: 'remove', path: [...path, each] })),
    ]
  }

  const isAllowed = (filled: string, { key }: Alternative): boolean => {
    const pointer = [...path, key].reduce<string>(pointerTo, '')
    const file = readValue(filled) ?? ''
    // The year of a day is typed digit by digit.
    if (/"0\d{3}-/.test(JSON.stringify(valueAtPath(file, [...path, key]) ?? ''))) return false
    // Validating changes the value.
    const errors = validate(fileKind(selection.file), structuredClone(file))
    return errors.every(({ instancePath }) => instancePath !== pointer && !instancePath.startsWith(`${pointer}/`))
  }

  const fileValue = (begun && readValue(text)) ?? selection.fileValue
  const inner = taken && valueAtPath(fileValue, [...path, taken.key])
  const field = taken && childNode(node, taken.key, inner)
  return (
    <>
      <ChoiceField label={label} options={alternatives} chosen={taken?.id} onChoose={choose} />
      {begun && <p className="hint">{messages.choiceBegun}</p>}
      <EditingProvider
        selection={{ ...selection, fileValue }}
        {...(begun && { store: begun.scratch, state: begun.scratch.state() })}
      >
        {field && <Field key={taken.key} fieldKey={taken.key} node={field} path={[...path, taken.key]} value={inner} />}
      </EditingProvider>
    </>
  )
}

/** A store in which one file has another text. `complete` is given each new one, and takes over those that are complete. */
function scratchStore(store: EditorStore, file: string, text: string, complete: (text: string) => void): EditorStore {
  const { state, set, subscribe } = holdState()
  set({ ...store.state(), texts: withTexts(store.state().texts, new Map([[file, text]])) })
  return {
    ...store,
    state,
    subscribe,
    textBefore: (name) => state().texts.get(name) ?? '',
    seal: () => undefined,
    change({ files }) {
      set({ texts: withTexts(state().texts, files) })
      complete(state().texts.get(file) ?? '')
    },
  }
}

/** Whether the schema allows either one text for both languages, or one for each. */
export function isEitherText(node: SchemaNode): boolean {
  const ways = alternativesOf(node).map(({ type, schema }) => type ?? schema['type'])
  return ways.includes('string') && ways.includes('LocalisedText')
}

/** A text that is the same in both languages or has one for each: typed, or copied from elsewhere in the content. */
export function EitherTextField(props: FieldProps) {
  const { node, value } = props
  const { state, set, label } = useField(props)
  const isLocalised = typeof value === 'object'
  // One text for both takes the place of the other language's, which comes back if the owner thinks better of it.
  const [replaced, setReplaced] = useState<typeof value>()
  const inEach = inEachLanguage((each) => (each !== uiLanguage && valueAtPath(replaced, [each])) || (value ?? ''))
  const inUse = isEitherText(node) ? textsInUse(node, state.texts) : []
  const given = inUse.findIndex((text) => isSame(text, value))
  return (
    <>
      {inUse.length > 0 && (
        <ChoiceField
          label={messages.written(label)}
          options={inUse.map((text, index) => ({ id: String(index), text: shown(text) }))}
          chosen={given === -1 ? undefined : String(given)}
          onChoose={(id) => set(inUse[Number(id)] ?? '')}
        />
      )}
      <Button
        onPress={() => {
          setReplaced(value)
          set(isLocalised ? shown(value) : inEach)
        }}
      >
        {isLocalised ? messages.oneForBoth : messages.oneForEach}
      </Button>
      {isLocalised ? <LocalisedField {...props} /> : <LineField {...props} />}
    </>
  )
}

/** The distinct texts that the content has wherever this schema applies. */
function textsInUse(node: SchemaNode, texts: Texts): readonly CheckedValue[] {
  const places = [...placesInTexts(texts)].filter((place) => place.node.schema['anyOf'] === node.schema['anyOf'])
  const found = places.map(({ value }) => value)
  return found.filter((text, index) => shown(text) && found.findIndex((other) => isSame(other, text)) === index)
}

const shown = (text: CheckedValue | undefined): string =>
  String((typeof text === 'object' ? valueAtPath(text, [uiLanguage]) : text) ?? '')
