import { error, keyAt, valueAt, type Finding, type FoundIn } from '../diagnostics/diagnostic.ts'
import { pointerSteps } from '../parse/pointer.ts'
import type { CheckedSource } from '../validate/check-source.ts'
import { at } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** Numbers that nobody has, for samples: the last digits of 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that is marked as a sample, or is plainly one: what must be replaced before the site goes live. */
export function checkSamples({ pages, site, release }: Checked): FoundIn[] {
  if (!release) return []
  const sources = site ? [...pages, site] : pages
  return sources.flatMap((source) => [...marked(source), ...unmarked(source)].map((finding) => ({ source, finding })))
}

/** How many things are marked as samples. */
export function countSamples(sources: readonly CheckedSource[]): number {
  return sources.reduce((sum, source) => sum + samplePointers(source).length, 0)
}

const samplePointers = ({ gathered }: CheckedSource): string[] =>
  gathered.flatMap(({ keyword, schema, data, pointer }) =>
    keyword === 'marks' && schema === 'sample' && data === true ? [pointer] : [],
  )

function marked(source: CheckedSource): Finding[] {
  return samplePointers(source).map((pointer) => {
    const owner = pointerSteps(pointer)
      .slice(0, -1)
      .reduce<unknown>((part, step) => (Array.isArray(part) ? part[Number(step)] : at(part, step)), source.value)
    return error('sampleLeft', { subject: subjectOf(owner) }, keyAt(pointer))
  })
}

/** A word or two by which she knows what is meant. */
function subjectOf(owner: unknown): string {
  for (const key of ['file', 'number', 'name', 'title', 'copyright', 'address']) {
    const value = at(owner, key)
    const text = typeof value === 'string' ? value : at(value, 'pt')
    if (typeof text === 'string') return text
  }
  return ''
}

function unmarked(source: CheckedSource): Finding[] {
  if (source.kind !== 'site') return []
  const address = at(source.value, 'address')
  const phones = Object.entries(at(source.value, 'phones') ?? {}).map(
    ([name, phone]) => [name, at(phone, 'number'), at(phone, 'sample')] as const,
  )
  const found = phones
    .filter(
      ([, number, sample]) =>
        typeof number === 'string' && samplePhone.test(number.replaceAll(' ', '')) && sample !== true,
    )
    .map(([name, number]) => error('sampleUnmarked', { value: String(number) }, valueAt(`/phones/${name}/number`)))
  if (typeof address === 'string' && sampleAddress.test(address) && at(source.value, 'sample') !== true) {
    found.push(error('sampleUnmarked', { value: address }, valueAt('/address')))
  }
  return found
}
