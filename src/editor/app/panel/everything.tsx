import { folded } from '../../../content/check/validate/nearest.ts'
import { capitalised } from '../../../content/languages/names.ts'
import { eurosText } from '../../../content/dates/price-text.ts'
import { languages } from '../../../content/model/language.ts'
import { valueAtPath, fileKind, type Value } from '../../../content/model/source.ts'
import type { PlaceInValue, SchemaField } from '../../../content/model/schema/schema-node.ts'
import { fieldsOf, fileNode, declares, itemNode, nodeAt, placesIn } from '../../../content/model/schema/schema-node.ts'
import { placesInTexts, type Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { wordsOf } from '../../../content/page/rich-text.ts'
import { uiLanguage, messages } from '../messages/messages.ts'
import {
  describePlace,
  hintOf,
  itemLabelOf,
  labelOf,
  nameInSentence,
  partName,
  referenceName,
  valueNameOf,
} from './labels.ts'
import { variablesAt } from './variables.ts'
import { addableFields, variantOf } from './schema-values.ts'
import { siteFile } from '../first-steps/questions.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import { occurrencesOf } from '../../../content/operations/mentions/mentions-of.ts'
import { MentionsList } from '../mentions/mentions.tsx'
import { PlainField } from './plain-fields.tsx'
import { useEditor } from './editing.tsx'
import { PanelHeading } from './panel-heading.tsx'

type EditableValue = ReturnType<typeof editableValues>[number]

/** Every value of the content that has a field, visible on the page or not: the home page first, then the other pages. */
function editableValues(texts: Texts) {
  const sorted = [...texts].toSorted(([one], [other]) => rank(texts, one) - rank(texts, other))
  return [...placesInTexts(new Map(sorted))].flatMap(({ file, path, value, node: declared }) => {
    const kind = fileKind(file)
    const root = readValue(texts.get(file) ?? '') ?? ''
    const around = nodeAt(kind, root, path.slice(0, -1))
    const node = variantOf(declared, value)
    const isInText = around && variantOf(around, valueAtPath(root, path.slice(0, -1))).type === 'LocalisedText'
    const written = isInText ? undefined : wordings({ path, value, node }, root, file, texts)
    if (!written) return []
    const [step = '', list = ''] = path.toReversed()
    const isOwnName = typeof step === 'string' && around && !declares(around, step)
    const label = typeof step === 'number' ? capitalised(itemLabelOf(String(list), node)) : labelOf(step, node)
    return {
      source: { file, path: node.type === 'LocalisedText' ? [...path, uiLanguage] : path } satisfies ContentPath,
      /** Whether it is chosen from what is written elsewhere, or no page shows it. */
      isLast: 'refersTo' in node.schema || node.schema['marks'] === 'unused',
      /** How it reads, in every language and in every form in which one might look for it; the first is shown. */
      texts: written,
      label: kind === 'dictionary' || isOwnName ? partName({ file, path }, root) : label,
      within: describePlace(texts, { file, path }),
      hint: hintOf(node) ?? '',
    }
  })
}

/** What may be added to what is the same on all pages, and the names of everything in it. */
const additions = (texts: Texts): readonly EditableValue[] =>
  placesIn(readValue(texts.get(siteFile) ?? '') ?? '', fileNode('site')).flatMap(({ path, value, node }) => {
    const addable = typeof value === 'object' && !Array.isArray(value) ? addableFields(node, value as Value) : []
    return addable.map((field) => ({
      source: { file: siteFile, path: [...path, field.key] },
      isLast: false,
      texts: [messages.add(nameInSentence(field.key, field.node))],
      label: '',
      within: describePlace(texts, { file: siteFile, path }, true),
      hint: namesIn(field).join(' · '),
    }))
  })

/** The names and the hints of a field and of the fields within it. */
const namesIn = ({ key, node }: Pick<SchemaField, 'key' | 'node'>): readonly string[] => [
  labelOf(key, node),
  hintOf(node) ?? '',
  ...fieldsOf(itemNode(node) ?? node).flatMap(namesIn),
]

/** The home page, the other pages, and what is the same on all of them. */
function rank(texts: Texts, file: string): number {
  const kind = fileKind(file)
  if (kind !== 'page') return ['events', 'site', 'dictionary'].indexOf(kind) + 2
  return valueAtPath(readValue(texts.get(file) ?? ''), ['path']) === '/' ? 0 : 1
}

/** The wordings of a value that has a field; undefined for one that has none. @param root the content of the file */
function wordings({ path, value, node }: PlaceInValue, root: Value, file: string, texts: Texts) {
  const { schema, type } = node
  const kind = fileKind(file)
  const ownFirst = languages.toSorted((each) => (each === uiLanguage ? -1 : 1))
  const [language, key] = path
  if (kind === 'dictionary')
    return language === uiLanguage && key !== undefined
      ? ownFirst.map((each) => String(valueAtPath(root, [each, key]) ?? ''))
      : undefined
  if (type === 'LocalisedText')
    return ownFirst.map((own) =>
      variablesAt([...path, own], { kind, fileValue: root }, { texts }).shown(String(valueAtPath(value, [own]) ?? '')),
    )
  const { identifies, refersTo } = schema
  const hasNoField = identifies !== undefined || schema['type'] === 'boolean' || 'const' in schema
  if (typeof value === 'object' || hasNoField || refersTo === 'picture') return undefined
  if (type === 'Euros') return [eurosText(Number(value), uiLanguage), `${value} €`, `${value}€`]
  if (typeof refersTo === 'string') return [referenceName(refersTo, String(value), root, texts)]
  return [valueNameOf(node, String(value))]
}

/** How many are shown before anything is looked for: more than anybody reads through. */
const most = 80

/** Everything that can be changed, visible on the page or not, searchable by its words and by its name. */
export function Everything({ sought, seek }: { readonly sought: string; readonly seek: (words: string) => void }) {
  const { state, choose } = useEditor()
  const { texts } = state
  const all = useMemo(() => editableValues(texts), [texts])
  const words = useDeferredValue(sought.trim())
  const found = useMemo(() => matching(words ? [...all, ...additions(texts)] : all, words), [all, texts, words])
  const list = useMemo(
    () => (
      <ul>
        {(words ? found : found.slice(0, most)).map(({ source, texts: written, label, within }) => (
          <li key={`${source.file}/${source.path.join('/')}`}>
            <Button className="place" onPress={() => choose(source)}>
              <b>{wordsOf(written[0] ?? '') || messages.unwritten}</b>
              <span>{[within, label].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
    ),
    [choose, found, words],
  )
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the list.
    if (matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])
  return (
    <div className="everything" aria-busy={words !== sought.trim()}>
      <PanelHeading>{messages.everything}</PanelHeading>
      <SearchField value={sought} onChange={seek} className="field">
        <Label>{messages.search}</Label>
        <Input ref={field} />
      </SearchField>
      <p className="hint" aria-live="polite">
        {messages.found(found.length)}
      </p>
      {words && <Replacing key={words} words={words} />}
      {list}
    </div>
  )
}

const intoField = (form: Element | null) => form?.querySelector('input')?.focus()

/** Puts other words in place of those that were looked for, in the texts that the owner ticks. */
function Replacing({ words }: { readonly words: string }) {
  const [isOpen, open] = useState(false)
  const [other, setOther] = useState('')
  const { texts } = useEditor().state
  const mentions = useMemo(() => occurrencesOf(texts, words, other.trim()), [texts, words, other])
  if (mentions.length === 0) return null
  if (!isOpen) return <Button onPress={() => open(true)}>{messages.replace}</Button>
  return (
    <section className="replacing" aria-label={messages.replace} ref={intoField}>
      <PlainField label={messages.replaceBy(words)} value={other} onChange={setOther} />
      {other.trim() && <MentionsList was={words} mentions={mentions} isChosen={false} done={() => open(false)} />}
    </section>
  )
}

/**
 * Those that are exactly the words, those with them in their text, and those that have each word somewhere, be it in their
 * name, whatever their capitals and accents. What refers to another text, and words that no page shows, come last.
 */
function matching(places: readonly EditableValue[], sought: string): readonly EditableValue[] {
  const words = folded(sought)
  const isIn = (text: string, part = words) => folded(text).includes(part) || isNumberIn(text, part)
  const sorted = places.toSorted((one, other) => Number(one.isLast) - Number(other.isLast))
  const inText = sorted.filter(({ texts, isLast }) => !isLast && texts.some((text) => isIn(text)))
  const exact = inText.filter(({ texts }) => texts.some((text) => folded(text) === words))
  const named = sorted.filter(({ texts, label, within, hint }) =>
    words.split(/\s+/).every((word) => isIn([within, label, hint, ...texts].join(' · '), word)),
  )
  return [...new Set([...exact, ...inText, ...named])]
}

/** Whether a number is in a text, whatever spaces either has: `912345678` in `+351 912 345 678`. */
function isNumberIn(text: string, sought: string): boolean {
  const digits = sought.replaceAll(/\s/g, '')
  return /^\+?\d{3,}$/.test(digits) && text.replaceAll(/(?<=\d)\s(?=\d)/g, '').includes(digits)
}
