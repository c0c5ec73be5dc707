import type { Diagnostic } from '../../model/diagnostic.ts'
import { isMap, valueAtPath, valueAtPointer, pathOf, pointerSteps } from '../../model/source.ts'
import type { CheckedValue, Source } from '../../model/source.ts'
import { choicesOf, fieldsOf, nameOf, nodeAt, type SchemaField } from '../../model/schema/schema-node.ts'
import { countMistakes } from './examine.ts'
import { folded } from './nearest.ts'

/** A rhythm that no field has, an end, a deadline, one text for both languages: each would say something else elsewhere. */
const another =
  /^(?:at[eé]|fim|ends?|until|f[eé]rias)$|termin|dura[cçt]|prazo|inscri|cancel|paus|public|mensa|month|m[eê]s|anual|di[aá]ri|alterna|semana-sim|\d|quinzen|fortnight|bi-?week|\bpt\b.*\ben\b|\ben\b.*\bpt\b/i

/**
 * The field that an unknown key was meant for, judged by its value: the one that accepts it, among the fields that
 * messages call by that word or, if there is none, among the required ones that are missing.
 */
export function meantKey(kind: Source['kind'], value: CheckedValue, { range }: Diagnostic<'unknownKey'>) {
  const { pointer = '' } = range
  const steps = pointerSteps(pointer)
  const key = steps.at(-1) ?? ''
  const owner = pointer.slice(0, pointer.lastIndexOf('/'))
  const map = valueAtPointer(value, owner)
  const node = nodeAt(kind, value, pathOf(owner))
  if (!node || !isMap(map) || another.test(key)) return undefined
  const absent = fieldsOf(node).filter((field) => !Object.hasOwn(map, field.key))
  const called = absent.filter((field) => singular(nameOf(field.node) ?? '') === singular(key))
  const choice = choicesOf(node)
  const isNeeded = ({ key: name, required }: SchemaField): boolean =>
    required || (choice.includes(name) && !choice.some((other) => Object.hasOwn(map, other)))
  // Under the right key, neither the unknown key nor the missing field is reported any more.
  const [candidates, gained] = called.length > 0 ? [called, 0.5] : [absent.filter(isNeeded), 1.5]
  const [best, other] = candidates
    .map((field) => ({ key: field.key, left: countMistakes(kind, renamed(value, steps, field.key)) + doubt(field) }))
    .toSorted((a, b) => a.left - b.left)
  return best && best.left <= countMistakes(kind, value) - gained && best.left !== other?.left ? best.key : undefined
}

/** Any word may name a way of contact: a part of the page that has such a name is likelier. The correction is tried. */
const doubt = ({ node: { schema } }: SchemaField): number => (schema['refersTo'] === 'contact' ? 0.1 : 0)

/** The first word of a name, without accents and in the singular: `datas` and `data` are the same. */
const singular = (name: string): string => (folded(name).split(/\s/)[0] ?? '').replace(/s$/, '')

/** A value with the last key of a path renamed. */
function renamed(value: CheckedValue, steps: readonly string[], to: string): CheckedValue {
  const copy = structuredClone(value)
  const owner = valueAtPath(copy, steps.slice(0, -1)) as { [key: string]: CheckedValue }
  const key = steps.at(-1) ?? ''
  owner[to] = owner[key] ?? ''
  delete owner[key]
  return copy
}
