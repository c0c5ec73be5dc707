import { error, keyAt, valueAt, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { marked, type CheckedSource } from '../validate/checked-source.ts'
import { ownProperty, valueAtPointer } from '../parse/own-property.ts'
import { pathOf, pointerTo } from '../parse/pointer.ts'
import { nodeAt } from '../schema/schema-node.ts'
import { isString, subjectOf } from '../schema/text-node.ts'
import { deliveredNames, deliveredPictures, deliveredTexts } from './delivered-samples.ts'
import type { RuleInput } from './rule-input.ts'

type Pictures = RuleInput['pictures']

/** Numbers that nobody has, for samples: 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that is marked as a sample, or is plainly one: what must be replaced before the site goes live. */
export function checkSamples({ sources, release, pictures }: RuleInput): FileDiagnostic[] {
  if (!release) return []
  return sources.flatMap((source) =>
    samplesIn(source, pictures).map((diagnostic) => ({ file: source.file, diagnostic })),
  )
}

/** How many things are samples. */
export function countSamples(sources: readonly CheckedSource[], pictures: Pictures): number {
  return sources.reduce((sum, source) => sum + samplesIn(source, pictures).length, 0)
}

/** Field by field where the delivered text is known, marked or not; otherwise by the mark. */
function samplesIn(source: CheckedSource, pictures: Pictures): Diagnostic[] {
  const fields = deliveredIn(source.value, pictures)
  const told = new Set(fields.map(({ pointer }) => pointer))
  const marks = new Set(fields.flatMap(({ mark }) => mark ?? []))
  return [
    ...fields.map(({ pointer, value, mark }) =>
      error(mark === undefined ? 'sampleUnmarked' : 'sampleField', { value }, valueAt(pointer)),
    ),
    ...markedIn(source).filter(({ range }) => !marks.has(range.pointer ?? '')),
    ...unmarked(source).filter(({ range }) => !told.has(range.pointer ?? '')),
  ]
}

interface Delivered {
  readonly pointer: string
  readonly value: string
  /** The mark beside it, if there is one. */
  readonly mark?: string
}

/** What is still as it was delivered. Pointers are built only for what is found, since most of the content is not. */
function deliveredIn(value: unknown, pictures: Pictures): Delivered[] {
  if (typeof value !== 'object' || value === null) return []
  const mark = ownProperty(value, 'sample')
  // `sample: false`: the owner keeps the example's words. The schema allows that only where they may be true of her too.
  if (mark === false) return []
  const isMarked = mark !== undefined
  const within = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return deliveredIn(inner, pictures).map((each) => below(key, each))
    const isSample = isDelivered(inner) || isDrawn(inner, pictures) || (isMarked && deliveredNames.has(inner.trim()))
    return isSample ? [below(key, { pointer: '', value: inner })] : []
  })
  return isMarked ? within.map((each) => ({ mark: '/sample', ...each })) : within
}

const deliveredLengths: ReadonlySet<number> = new Set([...deliveredTexts].map(({ length }) => length))

/** A quick test first: hardly any text has the same length as one of them. */
function isDelivered(text: string): boolean {
  const trimmed = text.endsWith('\n') ? text.trim() : text
  return deliveredLengths.has(trimmed.length) && deliveredTexts.has(trimmed)
}

/** What is found in a part, with pointers from the root. */
const below = (key: string, { pointer, mark, value }: Delivered): Delivered => ({
  pointer: pointerTo('', key) + pointer,
  value,
  ...(mark !== undefined && { mark: pointerTo('', key) + mark }),
})

/** Whether a text is the name of a picture that was delivered, whatever it is called. */
function isDrawn(file: string, pictures: Pictures): boolean {
  const facts = pictures.get(file)
  return facts !== undefined && 'digest' in facts && deliveredPictures.has(facts.digest ?? '')
}

function markedIn(source: CheckedSource): Diagnostic[] {
  return marked(source, 'sample')
    .filter(({ data }) => data === true)
    .map(({ pointer }) => {
      const path = pathOf(pointer).slice(0, -1)
      const node = nodeAt(source.kind, source.value, path)
      const owner = valueAtPointer(source.value, pointer.slice(0, pointer.lastIndexOf('/')))
      return error('sampleLeft', { subject: (node && subjectOf(owner, node, 'pt', isString)) ?? '' }, keyAt(pointer))
    })
}

/** Numbers and addresses that nobody can have. */
function unmarked(source: CheckedSource): Diagnostic[] {
  const address = ownProperty(source.value, 'address')
  const phones = Object.entries(ownProperty(source.value, 'phones') ?? {}).map(
    ([name, phone]) => [name, ownProperty(phone, 'number'), ownProperty(phone, 'sample')] as const,
  )
  const found = phones
    .filter(
      ([, number, sample]) =>
        typeof number === 'string' && samplePhone.test(number.replaceAll(' ', '')) && sample !== true,
    )
    .map(([name, number]) => error('sampleUnmarked', { value: String(number) }, valueAt(`/phones/${name}/number`)))
  if (typeof address === 'string' && sampleAddress.test(address) && ownProperty(source.value, 'sample') !== true) {
    found.push(error('sampleUnmarked', { value: address }, valueAt('/address')))
  }
  return found
}
