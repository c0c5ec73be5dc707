import { error, keyAt, valueAt, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { pathOf } from '../parse/pointer.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { ownProperty } from '../parse/own-property.ts'
import { nodeAt } from '../schema/schema-node.ts'
import { isString, subjectOf } from '../schema/text-node.ts'
import type { RuleInput } from './rule-input.ts'

/** Numbers that nobody has, for samples: the last digits of 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that is marked as a sample, or is plainly one: what must be replaced before the site goes live. */
export function checkSamples({ sources, release }: RuleInput): FileDiagnostic[] {
  if (!release) return []
  return sources.flatMap((source) =>
    [...marked(source), ...unmarked(source)].map((diagnostic) => ({ file: source.file, diagnostic })),
  )
}

/** How many things are marked as samples. */
export function countSamples(sources: readonly CheckedSource[]): number {
  return sources.reduce((sum, source) => sum + samplePointers(source).length, 0)
}

const samplePointers = ({ annotations }: CheckedSource): string[] =>
  annotations.flatMap(({ keyword, schema, data, pointer }) =>
    keyword === 'marks' && schema === 'sample' && data === true ? [pointer] : [],
  )

function marked(source: CheckedSource): Diagnostic[] {
  return samplePointers(source).map((pointer) => {
    const path = pathOf(pointer).slice(0, -1)
    const node = nodeAt(source.kind, source.value, path)
    const owner = path.reduce<unknown>(
      (part, step) => (Array.isArray(part) ? part[Number(step)] : ownProperty(part, String(step))),
      source.value,
    )
    return error('sampleLeft', { subject: (node && subjectOf(owner, node, 'pt', isString)) ?? '' }, keyAt(pointer))
  })
}

function unmarked(source: CheckedSource): Diagnostic[] {
  if (source.kind !== 'site') return []
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
