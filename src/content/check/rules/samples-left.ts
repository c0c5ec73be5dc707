import { error, keyAt, valueAt, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { ownProperty, textAt, valueAtPointer, pathOf, pointerTo } from '../../model/source.ts'
import { nodeAt } from '../../model/schema/schema-node.ts'
import { isString, subjectOf } from '../../model/schema/text-node.ts'
import { inFile } from './references.ts'
import delivered from './delivered.json' with { type: 'json' }

/**
 * The placeholders that the site was delivered with for what only the owner knows: texts, names, addresses and
 * telephone numbers that nobody has. Wherever one of them is left it is a sample, marked or not.
 */
export const deliveredTexts: ReadonlySet<string> = new Set(delivered.texts)

/** The names in the delivered testimonials. Real people have such names too, so a name alone proves nothing. */
const deliveredNames: ReadonlySet<string> = new Set(delivered.names)

/** The drawings that were delivered, by the SHA-256 of their files in base64url. */
export const deliveredPictures: ReadonlySet<string> = new Set(Object.keys(delivered.pictures))

type Pictures = RuleInput['pictures']

/** Numbers that nobody has, for samples: 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that is marked as a sample, or is plainly one: what must be replaced before the site goes live. */
export const checkSamples = (sources: readonly CheckedSource[], pictures: Pictures): FileDiagnostic[] =>
  sources.flatMap((source) => inFile(source, samplesIn(source, pictures)))

/** Field by field where the delivered text is known, marked or not; otherwise by the mark. */
function samplesIn(source: CheckedSource, pictures: Pictures): Diagnostic[] {
  const fields = deliveredIn(source.value, pictures)
  const reported = new Set(fields.map(({ pointer }) => pointer))
  const marks = new Set(fields.flatMap(({ mark }) => mark ?? []))
  return [
    ...fields.map(({ pointer, value }) => error('sampleField', { value }, valueAt(pointer))),
    ...markedIn(source).filter(({ range }) => !marks.has(range.pointer ?? '')),
    ...unmarked(source).filter(({ range }) => !reported.has(range.pointer ?? '')),
  ]
}

interface Delivered {
  readonly pointer: string
  readonly value: string
  /** The nearest mark around it, if there is one. */
  readonly mark: string | undefined
}

function deliveredIn(value: unknown, pictures: Pictures, pointer = '', outerMark?: string): Delivered[] {
  if (typeof value !== 'object' || value === null) return []
  const sample = ownProperty(value, 'sample')
  // `sample: false`: the owner keeps the example's words. The schema allows that only where they may be true of the owner too.
  if (sample === false) return []
  const mark = sample === undefined ? outerMark : `${pointer}/sample`
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return deliveredIn(inner, pictures, pointerTo(pointer, key), mark)
    const text = inner.trim()
    const isName = sample !== undefined && deliveredNames.has(text)
    const isSample = isName || deliveredTexts.has(text) || isDrawn(inner, pictures)
    return isSample ? [{ pointer: pointerTo(pointer, key), value: inner, mark }] : []
  })
}

/** Whether a text is the name of a picture that was delivered, whatever it is called. */
function isDrawn(file: string, pictures: Pictures): boolean {
  const facts = pictures.get(file.normalize())
  return facts !== undefined && 'digest' in facts && deliveredPictures.has(facts.digest ?? '')
}

const markedIn = (source: CheckedSource): Diagnostic[] =>
  marked(source, 'sample')
    .filter(({ data }) => data === true)
    .map(({ pointer }) => {
      const path = pathOf(pointer).slice(0, -1)
      const node = nodeAt(source.kind, source.value, path)
      const owner = valueAtPointer(source.value, pointer.slice(0, pointer.lastIndexOf('/')))
      return error('sampleLeft', { subject: (node && subjectOf(owner, node, 'pt', isString)) ?? '' }, keyAt(pointer))
    })

/** Numbers and addresses that nobody can have. */
function unmarked({ value }: CheckedSource): Diagnostic[] {
  const phones = Object.entries(ownProperty(value, 'phones') ?? {})
  const places = [
    ...phones.map(([name, phone]) => [`/phones/${name}/number`, phone, 'number', samplePhone] as const),
    ['/address', value, 'address', sampleAddress] as const,
  ]
  return places.flatMap(([pointer, owner, key, sample]) => {
    const text = textAt(owner, key)
    const isUnmarked = sample.test(text.replaceAll(' ', '')) && ownProperty(owner, 'sample') !== true
    return isUnmarked ? [error('sampleField', { value: text }, valueAt(pointer))] : []
  })
}
