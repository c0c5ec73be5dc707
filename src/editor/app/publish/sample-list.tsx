import type { PropsWithChildren } from 'react'
import { Button } from 'react-aria-components'
import type { PublishOverview } from '../../publish/open-publisher.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { usePublishing } from './outcome.tsx'
import { placeAfter } from '../panel/follow-others.ts'
import { publishMessages as messages, messages as editorMessages, uiLanguage } from '../messages/messages.ts'
import { valueAtPath, type ValuePath, fileKind, type Value } from '../../../content/model/source.ts'
import { placeOnPage } from '../../../content/merge/change-words.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { editedTexts, type Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { type Language, languages } from '../../../content/model/language.ts'
import type { SampleThing } from '../../../content/operations/sample-things.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'
import { wholeTexts, withoutTestimonials } from '../first-steps/questions.ts'
import { labelOf, pageTitleOf } from '../panel/labels.ts'
import type { Change } from '../state/editor-state.ts'
import { useEditor, writing } from '../panel/editing.tsx'

/** Where a place that would be published is in the working copy; undefined if a change that is left out removed it. */
export function placeNow(place: ContentPath, checked: PublishOverview['checked'], texts: Texts) {
  const [before = '', after] = [checked[place.file], texts.get(place.file)]
  return after === undefined ? undefined : placeAfter(place, { file: place.file, before, after })
}

type PlaceButtonProps = PropsWithChildren<{ readonly place: ContentPath | undefined; readonly label?: string }>

/** Opens a place; if there is none to open, says why. */
export function PlaceButton({ place, label, children }: PlaceButtonProps) {
  const { choose } = useEditor()
  return !place ? (
    <p>
      {children} <span className="hint">{messages.leftOutHere}</span>
    </p>
  ) : (
    <Button aria-label={label} onPress={() => choose(place)}>
      {children}
    </Button>
  )
}

/** What is only a placeholder for the real thing, by page, with each of its fields one click away. */
export function SampleList({ samples }: { readonly samples: readonly SampleThing[] }) {
  const { overview } = usePublishing()
  const checked = textsOf(overview)
  return [...new Set(samples.map(({ file }) => file))].map((file) => {
    const value = readValue(overview.checked[file] ?? '')
    const own = samples.filter((sample) => sample.file === file)
    return (
      <section key={file}>
        <h4 className="page">{value === undefined ? file : pageTitleOf(checked, file)}</h4>
        <ul className="samples">
          {own.map((sample, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- counted from the end, so that what is below one that goes keeps its key, and the next one the focus
            <SampleItem key={own.length - index} sample={sample} root={value} />
          ))}
        </ul>
      </section>
    )
  })
}

const textsOf = ({ checked }: PublishOverview): Texts => new Map(Object.entries(checked))

/**
 * A sample, named after the part that it belongs to. If its words have changed, the owner can confirm that it is no
 * longer a sample. `root` is the content of its whole file, as it would be published.
 */
function SampleItem({ sample, root }: { readonly sample: SampleThing; readonly root: Value | undefined }) {
  const { overview } = usePublishing()
  const { store } = useEditor()
  const { file, path, pointer, fields, isInvented } = sample
  const { texts } = store.state()
  const name = root === undefined ? file : placeOnPage(textsOf(overview), { file, path }, uiLanguage)
  const isRewritten = fields.length === 0 && overview.rewritten.includes(`${file}#${pointer}`)
  const shown = fields.length === 0 ? fieldsIn(file, root, path) : fieldsLeft(file, root, fields)
  const now = (place: ValuePath) => placeNow({ file, path: place }, overview.checked, texts)
  const place = now(path)
  const keeping = place && keepingEdit(place.path, fields.length > 0, readValue(texts.get(file) ?? ''))
  const isOwn = !isInvented || isRewritten
  const isTestimonial = !isOwn && nodeAt(fileKind(file), root, path)?.schema['marks'] === 'testimonial'
  const aside = (word: string, files: () => Change['files']) => {
    const label = `${word}: ${name}`
    return (
      <Button
        aria-label={label}
        className="aside"
        onPress={({ target }) => {
          // Its own place is gone a moment later. What follows may be on another page, or not have a button.
          const list = target.closest('details')
          const others = [...(list?.querySelectorAll('li:has(button)') ?? [])]
          const next = others[others.findIndex((each) => each.contains(target)) + 1] ?? list
          next?.querySelector<HTMLElement>('summary, button')?.focus()
          store.change({ label, files: files() })
        }}
      >
        {word}
      </Button>
    )
  }
  return (
    <li>
      <div>
        <PlaceButton place={place}>{name}</PlaceButton>
        {place && isTestimonial && aside(editorMessages.remove, () => withoutTestimonials([place], texts))}
        {keeping && isOwn && aside(messages.mine, () => editedTexts(texts, [{ ...keeping, file }]))}
      </div>
      {place && (
        <p className="fields">
          {shown.map(({ field, label }) => (
            <PlaceButton key={field.join('/')} label={`${label}: ${name}`} place={now(field) ?? place}>
              {label}
            </PlaceButton>
          ))}
        </p>
      )}
    </li>
  )
}

/** Makes a thing the owner's: its flag goes, or is false if words of the sample remain. Undefined without a flag. */
function keepingEdit(path: ValuePath, hasWords: boolean, root: Value | undefined): Edit | undefined {
  const flag = [...path, 'sample']
  if (hasWords) return writing(flag, false, root)
  return valueAtPath(root, flag) === undefined ? undefined : { kind: 'remove', path: flag }
}

/** The fields that are as delivered, each once; with the language if the other one is the owner's already. */
const fieldsLeft = (file: string, root: Value | undefined, fields: readonly ValuePath[]) =>
  wholeTexts(fields).map((whole) => {
    const label = labelOf(String(whole.at(-1)), nodeAt(fileKind(file), root, whole))
    const isLeft = (language: Language) => fields.some((field) => field.join('/') === [...whole, language].join('/'))
    const [own, other] = languages.filter(isLeft)
    const only = own && !other && editorMessages.inLanguage[own]
    return { field: own ? [...whole, own] : whole, label: only ? `${label} (${only})` : label }
  })

/** The fields of a thing that hold text. */
function fieldsIn(file: string, root: Value | undefined, path: ValuePath) {
  const value = valueAtPath(root, path)
  if (typeof value !== 'object' || Array.isArray(value)) return []
  return Object.keys(value).flatMap((key) => {
    const field = [...path, key]
    const node = nodeAt(fileKind(file), root, field)
    return node && (isText(node) || alone.has(key)) ? [{ field, label: labelOf(key, node) }] : []
  })
}

/** Fields that have to be replaced although they are not text: a phone's number, the site's address, a picture. */
const alone: ReadonlySet<string> = new Set(['number', 'address', 'file'])
