import { Tick } from './plain-fields.tsx'
import { useChange, useEditing, useWrite, useText } from './editing.tsx'
import { type FieldProps, FieldError, useFocus, TextField } from './text-field.tsx'
import { labelOf, hintOf, prefixNamesOf } from './labels.ts'
import { useState } from 'react'
import { integerMeant, numberMeant, valueMeant } from '../../../content/check/validate/meant-value.ts'
import { Input, Label, Text, TextField as AriaTextField, Button } from 'react-aria-components'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { languages } from '../../../content/model/language.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { isEitherText } from './choices/option-fields.tsx'
/** A flag that is either true or absent from the file. */
export function FlagField({ fieldKey, node, path, value }: FieldProps) {
  const change = useChange()
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  return (
    <Tick
      isSelected={value === 'true'}
      onChange={(isSo) => (isSo ? write(path, true, label) : change({ kind: 'remove', path }, label))}
    >
      {label}
    </Tick>
  )
}

/** A number: a price, a year. It may be typed as people write it: `180 €`, `15,50`. */
export function NumberField({ fieldKey, node, path }: FieldProps) {
  const { store } = useEditing()
  const write = useWrite()
  const input = useFocus<HTMLInputElement>(path)
  const written = useText(path)
  // What has been typed stays as it was typed until the field is left, unless something else changes the number.
  const [typed, setTyped] = useState<{ readonly text: string; readonly written: string }>()
  const label = labelOf(fieldKey, node)
  const meant = node.schema['type'] === 'integer' ? integerMeant : numberMeant
  const isTyping = typed?.written === written

  function change(text: string): void {
    const number = meant(text)
    setTyped({ text, written: number === undefined ? written : String(Number(number)) })
    if (number !== undefined) write(path, Number(number), label, 'bit by bit')
  }

  function leave(): void {
    // What can't be understood is kept as it is, and the check says what is wrong with it.
    if (isTyping && meant(typed.text) === undefined) write(path, typed.text.trim(), label, 'bit by bit')
    setTyped(undefined)
    store.seal()
  }

  return (
    <AriaTextField
      className="field"
      value={isTyping ? typed.text : inFigures(written)}
      onChange={change}
      onBlur={leave}
    >
      <Label>{label}</Label>
      <Input ref={input} inputMode="decimal" />
      {hintOf(node) && <Text slot="description">{hintOf(node)}</Text>}
      <FieldError path={path} />
    </AriaTextField>
  )
}

/** `12.5` with the comma of Portuguese. */
const inFigures = (written: string): string =>
  uiLanguage === 'pt' && /^\d+\.\d+$/.test(written) ? written.replace('.', ',') : written

/** Removes an optional field. A text must be emptied first, so that there is no button below each one. */
export function RemoveField({ fieldKey, node, path, value }: FieldProps) {
  const change = useChange()
  const isFlag = node.schema['type'] === 'boolean'
  const isLine = node.schema['type'] === 'string' && !('refersTo' in node.schema) && !('enum' in node.schema)
  const isText = isLine || node.type === 'LocalisedText' || isEitherText(node)
  if (isFlag || (isText && !isUnwritten(value))) return undefined
  const label = labelOf(fieldKey, node)
  return (
    <p className="additions">
      <Button onPress={() => change({ kind: 'remove', path }, messages.removeField(label))}>
        {messages.removeField(label.toLowerCase())}
      </Button>
    </p>
  )
}

const isUnwritten = (value: FieldProps['value']): boolean =>
  typeof value === 'string' ? value.trim() === '' : languages.every((language) => !valueAtPath(value, [language]))

/** An address without its prefix: the owner types `www.exemplo.pt`, or a name with an @, and no `mailto:`. */
export function AddressField({ fieldKey, node, path }: FieldProps) {
  const write = useWrite()
  const prefixes = prefixNamesOf(node)
  const text = useText(path)
  const [prefix, name] = prefixes.find(([each]) => text.startsWith(each)) ?? ['', labelOf(fieldKey, node)]
  const change = (typed: string) => {
    const bare = typed.replaceAll(/\s/g, '')
    const isWhole = prefixes.some(([each]) => bare.startsWith(each))
    write(path, isWhole ? bare : prefix + bare, name, 'typed')
  }
  const leave = (typed: string) => {
    const meant = valueMeant(typed, node.schema)
    if (meant !== text && meant?.startsWith(prefix)) write(path, meant, name, 'typed')
  }
  return <TextField label={name} path={path} prefix={prefix} onChange={change} onLeave={leave} />
}

/** The address of a page. Other pages link to it, so it is changed together with those links. */
export function PagePathField({ fieldKey, node, value }: FieldProps) {
  return (
    <p className="field">
      <span className="hint">{labelOf(fieldKey, node)}</span>
      <b>{typeof value === 'string' ? value : ''}</b>
      <span className="hint">{messages.pages.addressChangedIn}</span>
    </p>
  )
}
