import { type FormEvent, Fragment, type ReactNode, type Ref, type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  type CheckboxProps,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components'
import { inEachLanguage, type Language, languages } from '../../../content/model/language.ts'
import type { LocalisedText } from '../../../content/model/schema/types.generated.ts'
import { messages } from '../messages/messages.ts'

/** A drawing of one line, in place of a word. */
export const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** A checkbox with its label, which looks the same everywhere but for what the class of its place adds. */
export function Tick({ className = '', ...props }: CheckboxProps & { readonly className?: string }) {
  return <Checkbox {...props} className={`tick ${className}`.trim()} />
}

export interface Option {
  readonly id: string
  readonly text: string
  readonly drawing?: ReactNode
}

interface CheckedProps {
  readonly isInvalid?: boolean
  /** What the check says about it. */
  readonly children?: ReactNode
}

interface ChoiceFieldProps extends CheckedProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** Options side by side, as drawings, rather than one below the other. */
  readonly isGrid?: boolean
}

/** One of several options, chosen from a list that names them. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, options, chosen, onChoose, buttonRef, isGrid = false, isInvalid = false, children } = props
  return (
    <Select
      className="field choice"
      validationBehavior="aria"
      isInvalid={isInvalid}
      value={chosen ?? null}
      onChange={(id) => id !== null && id !== chosen && onChoose(String(id))}
    >
      <Label>{label}</Label>
      <Button ref={buttonRef}>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox items={options} layout={isGrid ? 'grid' : 'stack'}>
          {({ id, text, drawing }) => (
            <ListBoxItem id={id} textValue={text}>
              {drawing}
              <span>{text}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      {children}
    </Select>
  )
}

interface TicksProps extends CheckedProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
  /** The first of them. */
  readonly first?: RefObject<HTMLInputElement | null>
}

export const Ticks = ({ label, options, chosen, onChange, first, children, ...checked }: TicksProps) => (
  <CheckboxGroup className="field" validationBehavior="aria" {...checked} value={[...chosen]} onChange={onChange}>
    <Label>{label}</Label>
    {options.map(({ id, text }, index) => (
      <Tick key={id} value={id} {...(index === 0 && first && { inputRef: first })}>
        {text}
      </Tick>
    ))}
    {children}
  </CheckboxGroup>
)

export interface PlainFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly problem?: string | undefined
  /** A text in a language grows with what is written. */
  readonly lang?: Language
  /** An address or a number: a phone must neither correct it nor begin it with a capital. */
  readonly isExact?: boolean
  readonly onLeave?: () => void
}

export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

/** A field for something that is not in the content yet. */
export const PlainField = ({ label, value, onChange, hint, problem, lang, isExact, onLeave }: PlainFieldProps) => (
  <TextField className="field" {...{ value, onChange }} onBlur={onLeave} isInvalid={problem !== undefined}>
    <Label>{label}</Label>
    {lang ? (
      <div className="growing" data-text={value}>
        <TextArea lang={lang} rows={1} />
      </div>
    ) : (
      <Input {...(isExact && asTyped)} />
    )}
    {hint !== undefined && hint !== problem && <Text slot="description">{hint}</Text>}
    <FieldError className="error">{problem}</FieldError>
  </TextField>
)

export const emptyText: LocalisedText = { pt: '', en: '' }

/** Without the line that an Enter at its end began. */
export const trimmed = (text: LocalisedText) => inEachLanguage((language) => text[language].trim())

export const isWritten = (text: LocalisedText): boolean => languages.every((language) => text[language].trim() !== '')

interface EachLanguageProps {
  readonly label: string
  readonly children: (language: Language, label: string) => ReactNode
  readonly below?: ReactNode
}

/** A field for each language, side by side. What is below them belongs to both, and is said when it changes. */
export function EachLanguage({ label, children, below }: EachLanguageProps) {
  const id = useId()
  return (
    <div className="localised" role="group" aria-label={label} aria-describedby={below ? id : undefined}>
      {languages.map((language) => (
        <Fragment key={language}>{children(language, `${label} (${messages.inLanguage[language]})`)}</Fragment>
      ))}
      <div className="errors" id={id} aria-live="polite">
        {below}
      </div>
    </div>
  )
}

/**
 * How a form for something new is handed in. It says itself what is missing, all at once, and leads to the first of it:
 * that may be out of sight above the button that was pressed.
 * @param create makes the new thing; false if something is missing
 * @returns the properties of the form, whether what is missing is to be said, and a field for a text in both languages
 */
export function useNewForm(create: (form: Element) => boolean) {
  const [isAsked, setAsked] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (create(form)) return
    flushSync(() => setAsked(true))
    form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button, [tabindex])')?.focus()
  }
  const inBoth = (label: string, value: LocalisedText, onChange: (value: LocalisedText) => void) => (
    <EachLanguage label={label}>
      {(lang, name) => (
        <PlainField
          label={name}
          lang={lang}
          value={value[lang]}
          onChange={(text) => onChange({ ...value, [lang]: text })}
          problem={isAsked && !value[lang].trim() ? messages.needed : undefined}
        />
      )}
    </EachLanguage>
  )
  return { props: { noValidate: true, onSubmit }, isAsked, setAsked, inBoth }
}
