import '../mentions/mentions.css'
import { useMemo, useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import { occurrencesOf } from '../../../content/operations/mentions/mentions-of.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { MentionsList } from '../mentions/mentions-list.tsx'
import { messages } from '../messages/messages.ts'
import { PlainField } from '../pages/plain-field.tsx'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { type EditableValue, editableValues } from './editable-values.ts'
import { PanelHeading } from './panel-heading.tsx'

interface EverythingProps {
  readonly state: EditorState
  readonly store: EditorStore
  readonly choose: (source: ContentPath) => void
  /** What was looked for, which stays while a result is open. */
  readonly sought: string
  readonly seek: (words: string) => void
}

/** How many are shown before anything is looked for: more than anybody reads through. */
const most = 80

/** Everything that can be changed, visible on the page or not, searchable by its words and by its name. */
export function Everything({ state, store, choose, sought, seek }: EverythingProps) {
  const { texts } = state
  const places = useMemo(() => editableValues(texts), [texts])
  const found = useMemo(() => matching(places, sought), [places, sought])
  const words = sought.trim()
  return (
    <div className="everything">
      <PanelHeading>{messages.everything}</PanelHeading>
      <SearchField value={sought} onChange={seek} className="field">
        <Label>{messages.search}</Label>
        <Input />
      </SearchField>
      <p className="hint" aria-live="polite">
        {messages.found(found.length)}
      </p>
      {words && <Replacing key={words} words={words} {...{ state, store }} />}
      <ul>
        {(words ? found : found.slice(0, most)).map(({ source, texts: written, label, within }) => (
          <li key={`${source.file}/${source.path.join('/')}`}>
            <Button className="place" onPress={() => choose(source)}>
              <b>{written[0] || messages.unwritten}</b>
              <span>{[within, label].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Puts other words in place of those that were looked for, in the texts that the owner ticks. */
function Replacing({ words, state, store }: Pick<EverythingProps, 'state' | 'store'> & { readonly words: string }) {
  const [isOpen, open] = useState(false)
  const [other, setOther] = useState('')
  const { texts } = state
  const mentions = useMemo(() => occurrencesOf(texts, words, other), [texts, words, other])
  if (mentions.length === 0) return null
  if (!isOpen) return <Button onPress={() => open(true)}>{messages.replace}</Button>
  return (
    <section className="replacing" aria-label={messages.replace}>
      <PlainField label={messages.replaceBy(words)} value={other} onChange={setOther} />
      {other && (
        <MentionsList left={{ was: words, mentions }} isChosen={false} {...{ state, store }} done={() => open(false)} />
      )}
    </section>
  )
}

/** Those that are exactly the words, those with the words in their own text before those that refer to such a text, and before those with the words in their name alone. */
function matching(places: readonly EditableValue[], sought: string): readonly EditableValue[] {
  const words = folded(sought.trim())
  const isIn = (text: string) => folded(text).includes(words) || isNumberIn(text, words)
  const inText = places.filter(({ texts }) => texts.some(isIn))
  const own = inText.filter(({ isReference }) => !isReference)
  const exact = own.filter(({ texts }) => texts.some((text) => folded(text) === words))
  const named = places.filter(({ label, within, hint }) => isIn([within, label, hint].join(' · ')))
  return [...new Set([...exact, ...own, ...inText, ...named])]
}

/** Without capitals and accents, so that `terapia` finds `Terápia`. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a number is in a text, whatever spaces either has: `912345678` in `+351 912 345 678`. */
function isNumberIn(text: string, sought: string): boolean {
  const digits = sought.replaceAll(/\s/g, '')
  return /^\+?\d{3,}$/.test(digits) && text.replaceAll(/(?<=\d)\s(?=\d)/g, '').includes(digits)
}
