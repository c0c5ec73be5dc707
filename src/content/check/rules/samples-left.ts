import { error, keyAt, valueAt, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { ownProperty, textAt, valueAtPointer, pathOf, pointerTo } from '../../model/source.ts'
import { nodeAt } from '../../model/schema/schema-node.ts'
import { keptWith, memoized } from '../../model/by-key.ts'
import { isString, subjectOf } from '../../model/schema/text-node.ts'
import { inFile } from './references.ts'
import delivered from './delivered.json' with { type: 'json' }

/**
 * The placeholders that the site was delivered with for what only the owner knows: texts, names, addresses and
 * telephone numbers that nobody has. Wherever one of them is left it is a sample, with the flag or without.
 */
export const deliveredTexts: ReadonlySet<string> = new Set(delivered.texts)

/** The names in the delivered testimonials. Real people have such names too, so a name alone proves nothing. */
const deliveredNames: ReadonlySet<string> = new Set(delivered.names)

/** The drawings that were delivered, by the SHA-256 of their files in base64url. */
export const deliveredPictures: ReadonlySet<string> = new Set(Object.keys(delivered.pictures))

/** Numbers that nobody has, for samples: 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that has the flag of a sample, or is plainly one: what must be replaced before the site goes live. */
export function checkSamples(sources: readonly CheckedSource[], pictures: RuleInput['pictures']): FileDiagnostic[] {
  const drawn = [...pictures].flatMap(([name, facts]) =>
    facts && 'digest' in facts && deliveredPictures.has(facts.digest ?? '') ? [name] : [],
  )
  return sources.flatMap((source) => inFile(source, samplesIn(source)(...drawn)))
}

/** Field by field where the delivered text is known, with the flag or without; otherwise by the flag. */
const samplesIn = keptWith((source: CheckedSource) =>
  memoized((...drawn: readonly string[]): Diagnostic[] => {
    const fields = deliveredIn(source.value, new Set(drawn))
    const reported = new Set(fields.map(({ pointer }) => pointer))
    const flags = new Set(fields.flatMap(({ flag }) => flag ?? []))
    return [
      ...fields.map(({ pointer, value }) => error('sampleField', { value }, valueAt(pointer))),
      ...flaggedIn(source).filter(({ range }) => !flags.has(range.pointer ?? '')),
      ...unflagged(source).filter(({ range }) => !reported.has(range.pointer ?? '')),
    ]
  }, 1),
)

interface Delivered {
  readonly pointer: string
  readonly value: string
  /** The nearest flag around it, if there is one. */
  readonly flag: string | undefined
}

/** @param drawn the names of the pictures that were delivered, whatever they are called now */
function deliveredIn(value: unknown, drawn: ReadonlySet<string>, pointer = '', outerFlag?: string): Delivered[] {
  if (typeof value !== 'object' || value === null) return []
  const sample = ownProperty(value, 'sample')
  // `sample: false`: the owner keeps the example's words. The schema allows that only where they may be true of the owner too.
  if (sample === false) return []
  const flag = sample === undefined ? outerFlag : `${pointer}/sample`
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return deliveredIn(inner, drawn, pointerTo(pointer, key), flag)
    const text = inner.trim()
    const isName = sample !== undefined && deliveredNames.has(text)
    const isSample = isName || deliveredTexts.has(text) || drawn.has(inner.normalize())
    return isSample ? [{ pointer: pointerTo(pointer, key), value: inner, flag }] : []
  })
}

const flaggedIn = (source: CheckedSource): Diagnostic[] =>
  marked(source, 'sample')
    .filter(({ data }) => data === true)
    .map(({ pointer }) => {
      const node = nodeAt(source.kind, source.value, pathOf(pointer).slice(0, -1))
      const owner = valueAtPointer(source.value, pointer.slice(0, pointer.lastIndexOf('/')))
      return error('sampleLeft', { subject: (node && subjectOf(owner, node, 'pt', isString)) ?? '' }, keyAt(pointer))
    })

/** Numbers and addresses that nobody can have. */
function unflagged({ value }: CheckedSource): Diagnostic[] {
  const phones = Object.entries(ownProperty(value, 'phones') ?? {})
  const places = [
    ...phones.map(([name, phone]) => [`/phones/${name}/number`, phone, 'number', samplePhone] as const),
    ['/address', value, 'address', sampleAddress] as const,
  ]
  return places.flatMap(([pointer, owner, key, sample]) => {
    const text = textAt(owner, key)
    const isUnflagged = sample.test(text.replaceAll(' ', '')) && ownProperty(owner, 'sample') !== true
    return isUnflagged ? [error('sampleField', { value: text }, valueAt(pointer))] : []
  })
}
