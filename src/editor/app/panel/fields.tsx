import { type ComponentType, useState } from 'react'
import { Button, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components'
import { integerMeant, numberMeant, valueMeant } from '../../../content/check/validate/meant-value.ts'
import { inEachLanguage, languages } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/source.ts'
import { alternativesOf, itemNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { valueWords } from '../../../content/model/schema/text-node.ts'
import { DayField, TimeOfDayField } from '../dates/schedule-fields.tsx'
import { messages, uiLanguage } from '../messages/messages.ts'
import { RichTextFields } from '../rich-text/rich-text-fields.tsx'
import { isEitherText } from './alternatives-field.tsx'
import { EnumSetField, OptionField } from './choice-fields.tsx'
import { useDiagnostics, useEditing, useField, useText, useValidity } from './editing.tsx'
import { hintOf, nameInSentence, prefixNamesOf } from './labels.ts'
import { Tick } from './plain-fields.tsx'
import { FieldErrors, type FieldProps, LineField, LocalisedField, TextField, useFocus } from './text-field.tsx'

/** The name by which pages refer to an event or a contact stays the same whatever else is changed: shown only if it is wrong. */
function KeptName(props: FieldProps) {
  const isWrong = useDiagnostics(props.path).length > 0 || props.value === undefined
  const [isShown, show] = useState(isWrong)
  if (isWrong && !isShown) show(true)
  return isShown ? <LineField {...props} /> : null
}

/** The field for a value without fields of its own, by what the schema says of it; undefined for a map or a list. */
export function fieldOf(node: SchemaNode): ComponentType<FieldProps> | undefined {
  const { schema, type } = node
  if (schema['identifies'] === 'page') return PagePathField
  if (['event', 'contact'].includes(String(schema['identifies']))) return KeptName
  if (type === 'LocalisedText') return schema['richText'] === true ? RichTextFields : LocalisedField
  if (type === 'DateText') return DayField
  if (type === 'Time') return TimeOfDayField
  if ('enum' in schema) return OptionField
  if (schema['uniqueItems'] === true && 'enum' in (itemNode(node)?.schema ?? {})) return EnumSetField
  if (schema['type'] === 'boolean') return FlagField
  if (schema['type'] === 'number' || schema['type'] === 'integer') return NumberField
  if ('prefixNames' in schema) return AddressField
  if ('refersTo' in schema && schema['refersTo'] !== 'picture') return OptionField
  return schema['type'] === 'string' ? LineField : undefined
}

/** A flag that is either true or absent from the file. */
export function FlagField(props: FieldProps) {
  const { node, path, value } = props
  const { change, set, label } = useField(props)
  const mayBe = node.schema['const'] !== false
  return (
    <Tick
      isSelected={value === 'true'}
      onChange={(isSo) => (isSo && mayBe ? set(true) : change({ kind: 'remove', path }, label))}
    >
      {label}
    </Tick>
  )
}

/** A number: a price, a year. It may be typed as people write it: `180 €`, `15,50`. */
export function NumberField(props: FieldProps) {
  const { node, path } = props
  const { store, fresh, set, label } = useField(props)
  const written = useText(path)
  // What has been typed stays as it was typed until the field is left, unless something else changes the number.
  const [typed, setTyped] = useState<{ readonly text: string; readonly written: string }>()
  const meant = node.schema['type'] === 'integer' ? integerMeant : numberMeant
  const isTyping = typed?.written === written
  const value = isTyping ? typed.text : valueWords(written, node, uiLanguage)

  function change(text: string): void {
    const number = meant(text)
    setTyped({ text, written: number === undefined ? written : String(Number(number)) })
    if (number !== undefined) set(Number(number), 'bit by bit')
  }

  function leave(): void {
    // What can't be understood is kept as it is, and the check says what is wrong with it.
    if (isTyping && meant(typed.text) === undefined) set(typed.text.trim(), 'bit by bit')
    setTyped(undefined)
    store.seal()
    fresh.leave(path)
  }

  return (
    <AriaTextField className="field" {...useValidity(path)} value={value} onChange={change} onBlur={leave}>
      <Label>{label}</Label>
      <Input ref={useFocus<HTMLInputElement>(path)} inputMode="decimal" />
      {hintOf(node) && <Text slot="description">{hintOf(node)}</Text>}
      <FieldErrors path={path} />
    </AriaTextField>
  )
}

/** Removes an optional field. A text must be emptied first, so that there is no button below each one. */
export function RemoveField(props: FieldProps) {
  const { fieldKey, node, path, value } = props
  const { change, openNew } = useEditing()
  const isLine = node.schema['type'] === 'string' && !('refersTo' in node.schema) && !('enum' in node.schema)
  const isText = isLine || node.type === 'LocalisedText' || isEitherText(node)
  if (node.schema['type'] === 'boolean' || (isText && !isUnwritten(value))) return undefined
  // The name of a telephone is for links, not for people.
  const name = node.schema['marks'] === 'phone' ? messages.thisPhone : nameInSentence(fieldKey, node)
  const word = messages.removeField(name)
  const isSum = node.type === 'Price' && !isUnwritten(value) && Number.isFinite(Number(value))
  const [labelledPrice] = isSum ? alternativesOf(node).flatMap((each) => itemNode(each) ?? []) : []
  const addPrice = () => {
    const prices = [Number(value), ''].map((euros) => ({ label: inEachLanguage(() => ''), euros }))
    change({ kind: 'set', path, value: prices }, messages.add(name))
    openNew([...path, 1])
  }
  return (
    <p className="additions">
      {labelledPrice && <Button onPress={addPrice}>{messages.add(nameInSentence(fieldKey, labelledPrice))}</Button>}
      <Button onPress={() => change({ kind: 'remove', path }, word)}>{word}</Button>
    </p>
  )
}

const isUnwritten = (value: FieldProps['value']): boolean =>
  typeof value === 'string' ? value.trim() === '' : languages.every((language) => !valueAtPath(value, [language]))

/** An address without its prefix: the owner types `www.exemplo.pt`, or a name with an @, and no `mailto:`. */
export function AddressField(props: FieldProps) {
  const { node, path } = props
  const { write, label } = useField(props)
  const prefixes = prefixNamesOf(node)
  const text = useText(path)
  const [prefix, name] = prefixes.find(([each]) => text.startsWith(each)) ?? ['', label]
  const change = (typed: string) => {
    const bare = typed.replaceAll(/\s/g, '')
    const isWhole = prefixes.some(([each]) => bare.startsWith(each))
    write(path, isWhole ? bare : prefix + bare, name, 'typed')
  }
  const correct = (typed: string) => {
    const meant = valueMeant(typed, node.schema)
    return meant !== text && meant?.startsWith(prefix) ? meant : undefined
  }
  return <TextField label={name} {...{ path, prefix, correct }} onChange={change} />
}

/** The address of a page. Other pages link to it, so it is changed together with those links. */
export const PagePathField = (props: FieldProps) => (
  <p className="field">
    <span className="hint">{useField(props).label}</span>
    <b>{String(props.value ?? '')}</b>
    <span className="hint">{messages.pages.addressChangedIn}</span>
  </p>
)
