import { type ValuePath, type Value, valueAtPath } from '../../../content/model/source.ts'
import type { Caret } from '../frame/frame-protocol.ts'
import { isInView } from '../frame/scroll-anchor.ts'
import { type PropsWithChildren, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useOwnChanges } from './follow-others.ts'
import { useDiagnostics, useEditing, useField, useText, useValidity } from './editing.tsx'
import { valueMeant } from '../../../content/check/validate/meant-value.ts'
import type { SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components'
import { formMessage } from '../messages/form-message.ts'
import { siteFile, withoutSampleFlags } from '../first-steps/questions.ts'
import { afterPress } from './after-press.ts'
import { hintOf } from './labels.ts'
import { asTyped, EachLanguage, type PlainFieldProps } from './plain-fields.tsx'
import { pricedEdits, variablesAt } from './variables.ts'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { defaultLanguage, type Language } from '../../../content/model/language.ts'

/** Calls back at each click on the page that led to a field, or to a text of which it is the first language. */
export function useClicks(path: ValuePath, focus: (caret: Caret | undefined) => void): void {
  const { selection, state, takeCaret } = useEditing()
  const follow = useEffectEvent(focus)
  // Each click creates a new path, even if it leads to the same field.
  const clicks = useOwnChanges(selection.touched, state.applied)
  const isClicked = ['', `/${defaultLanguage}`].some((end) => selection.touched.join('/') + end === path.join('/'))
  const followed = useRef<number>(undefined)
  // Before the field is painted: the caret never moves under somebody who types already.
  useLayoutEffect(() => {
    const isNew = clicks !== followed.current
    followed.current = clicks
    // Where the click led may only now be here: whoever types in another field meanwhile goes on there.
    if (!isNew || !isClicked) return
    follow(takeCaret())
    const { activeElement: focused } = document
    // Safari scrolls to it only later, and never once something on the page has been scrolled into view.
    if (focused && !isInView(focused)) focused.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [clicks, isClicked, takeCaret])
}

/** Focuses the field of what was clicked on the page, at each click. @param take gets what was dropped there */
export function useFocus<E extends HTMLElement>(path: ValuePath, take?: (files: readonly File[]) => void) {
  const element = useRef<E>(null)
  useClicks(path, ({ text, offset, files } = { text: '', offset: 0 }) => {
    if (files) take?.(files)
    const { current: field } = element
    field?.focus()
    const start = field instanceof HTMLTextAreaElement && text.trim() ? field.value.indexOf(text.trim()) : -1
    if (field instanceof HTMLTextAreaElement && start >= 0) field.setSelectionRange(start + offset, start + offset)
  })
  return element
}

export function FieldError({ path }: { readonly path: ValuePath }) {
  const { state } = useEditing()
  return useDiagnostics(path).map((diagnostic) => (
    <p key={diagnostic.code} className={diagnostic.severity}>
      {formMessage(diagnostic, state.texts)}
    </p>
  ))
}

export interface FieldProps {
  /** Its key in the map that it belongs to. */
  readonly fieldKey: string
  readonly node: SchemaNode
  readonly path: ValuePath
  /** Undefined if the field is absent. */
  readonly value: Value | undefined
}

/** The fields of a map, except for those in `without`, which are shown elsewhere. */
export interface MapFieldsProps extends Omit<FieldProps, 'fieldKey'> {
  readonly without?: readonly string[]
}

/** The same, tied to a field or to what `id` describes. It is there before an error, so that screen readers say it. */
export const FieldErrors = ({ path, id, isQuiet }: Pick<FieldProps, 'path'> & { id?: string; isQuiet?: boolean }) => (
  <Text {...(id ? { id } : { slot: 'errorMessage' })} elementType="div" className="errors" aria-live="polite">
    {!isQuiet && <FieldError path={path} />}
  </Text>
)

interface FieldsOfProps extends PropsWithChildren {
  readonly path: ValuePath
  readonly label: string
  readonly className?: string
}

/** The fields of a map or of a list, below its name and what the check says of it as a whole. */
export function FieldsOf({ path, label, className, children }: FieldsOfProps) {
  const id = useId()
  return (
    <fieldset ref={useFocus<HTMLFieldSetElement>(path)} tabIndex={-1} className={className} aria-describedby={id}>
      <legend>{label}</legend>
      <FieldErrors {...{ path, id }} />
      {children}
    </fieldset>
  )
}

interface TextFieldProps extends Pick<PlainFieldProps, 'label' | 'onChange' | 'hint' | 'lang' | 'onLeave'> {
  readonly path: ValuePath
  /** A prefix of the text that is not shown. */
  readonly prefix?: string
  /** How a number or an address is to be written, as it is once the field is left. Until then it may be half typed. */
  readonly correct?: ((value: string) => string | undefined) | undefined
}

/** A text in a field that grows with it. */
export function TextField({ label, onChange, path, prefix = '', correct, hint, lang, onLeave }: TextFieldProps) {
  const { selection, state, store, showIn, fresh } = useEditing()
  const { shown, written } = variablesAt(path, selection, state)
  const value = shown(useText(path).slice(prefix.length))
  const before = useRef<{ readonly site: string | undefined; readonly value: string }>(undefined)
  /** Whether nothing is said of what is half typed, or was corrected and has still to be checked. */
  const [isQuiet, beQuiet] = useState(false)
  /** People end a title with Enter, as they hand in a form. What left the field may have moved or changed its text. */
  const tidy = () => {
    const now = valueAtPath(readValue(store.state().texts.get(selection.file) ?? ''), path)
    if (now === written(value) && value !== value.trim()) onChange(written(value.trim()))
  }
  /** What was written here is no sample any more. */
  const noteOwnWords = () => {
    const text = withoutSampleFlags(before.current?.site, store.state())
    // One step with what was typed: both are undone at once.
    if (text !== undefined) store.change({ label, files: new Map([[siteFile, text]]), group: path.join('/') })
    store.seal()
  }
  return (
    <AriaTextField
      className="field"
      {...useValidity(path, isQuiet)}
      value={value}
      onChange={(text) => {
        beQuiet(correct !== undefined)
        onChange(written(text))
      }}
      onFocus={() => {
        before.current = { site: store.state().texts.get(siteFile), value }
        if (lang) showIn(lang)
      }}
      onBlur={() => {
        const meant = value === before.current?.value ? undefined : correct?.(value)
        if (meant !== undefined) onChange(meant)
        else if (value !== before.current?.value) afterPress(tidy)
        if (value !== before.current?.value) onLeave?.()
        fresh.leave(path)
        afterPress(() => beQuiet(meant !== undefined))
        afterPress(noteOwnWords)
      }}
    >
      <Label>{label}</Label>
      <div className="growing" data-text={value}>
        <TextArea ref={useFocus<HTMLTextAreaElement>(path)} lang={lang} rows={1} {...(correct && asTyped)} />
      </div>
      {hint && <Text slot="description">{hint}</Text>}
      <FieldErrors path={path} isQuiet={isQuiet} />
    </AriaTextField>
  )
}

/** A text that is the same in both languages: a name, a number, an address. */
export function LineField(props: FieldProps) {
  const { node, path } = props
  const { set, label } = useField(props)
  // The pattern of any other text says only that there is one.
  const isExact = String(node.schema['pattern']).startsWith('^')
  const correct = isExact ? (typed: string) => writtenRight(typed, node) : undefined
  return <TextField {...{ label, path, correct }} hint={hintOf(node)} onChange={(typed) => set(typed, 'typed')} />
}

/** `912345678` as `+351 912 345 678`; undefined if the text is right, or nobody can tell what was meant. */
export function writtenRight(typed: string, { schema }: SchemaNode): string | undefined {
  const [isRight, meant] = [new RegExp(String(schema['pattern'] ?? ''), 'u').test(typed), valueMeant(typed, schema)]
  // A number may be right, and hard to read without spaces.
  return isRight && !(meant?.includes(' ') && /\d{5}/.test(typed)) ? undefined : meant
}

/** A text in both languages, side by side. */
export function LocalisedField(props: FieldProps) {
  const { node, path } = props
  const { selection, store, label } = useField(props)
  const follow = (own: ValuePath) => {
    const text = store.state().texts.get(selection.file) ?? ''
    const edits = pricedEdits(own, node, readValue(text))
    const files = new Map([[selection.file, applyEdits(text, edits)]])
    // One step with what was typed.
    if (edits.length > 0) store.change({ label, files, group: own.join('/') })
  }
  return (
    <TextInBoth label={label} pathIn={(language) => [...path, language]} onLeave={follow}>
      <p className="hint">{hintOf(node)}</p>
      <FieldError path={path} />
    </TextInBoth>
  )
}

interface TextInBothProps {
  readonly label: string
  readonly pathIn: (language: Language) => ValuePath
  readonly onLeave?: (path: ValuePath) => void
  readonly children?: ReactNode
}

/** A text without looks in each language. */
export function TextInBoth({ label, pathIn, onLeave, children: below }: TextInBothProps) {
  const { write } = useEditing()
  const fieldIn = (language: Language, name: string) => {
    const path = pathIn(language)
    const change = (next: string) => write(path, next, label, 'typed')
    return <TextField label={name} lang={language} path={path} onChange={change} onLeave={() => onLeave?.(path)} />
  }
  return <EachLanguage {...{ label, below }}>{fieldIn}</EachLanguage>
}
