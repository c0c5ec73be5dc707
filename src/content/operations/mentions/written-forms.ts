import { eurosText } from '../../dates/price-text.ts'
import { type Language, languages } from '../../model/language.ts'
import type { SchemaNode } from '../../model/schema/schema-node.ts'

/** The words for a fact as it was, and for the same fact as it is now. */
export interface Phrase {
  readonly from: string
  readonly to: string
}

type Forms = (value: string, language: Language) => readonly string[]

/** How texts write a fact, by the type of its value: in the same order for any value, so that one can replace another. */
const formsOfType: Readonly<Record<string, Forms>> = {
  Name: (name) => [name],
  Time: timeForms,
  Euros: euroForms,
  PhoneNumber: phoneForms,
  SiteAddress: (address) => [address, address.replace(/^https:\/\//, '')],
}

/** How texts write a fact; undefined for ordinary prose, which is no fact: a text counts only where it names a place or a person. */
export const formsOf = ({ type, schema }: SchemaNode): Forms | undefined =>
  schema['alike'] === true ? (words) => [words] : formsOfType[type ?? '']

/** What a text in a language may say of a fact as it was, in the forms of both, and what it says of it now in its own. */
export function phrasesOf(forms: Forms, before: string, after: string, language: Language): readonly Phrase[] {
  if (!before.trim() || !after.trim()) return []
  const now = forms(after, language)
  const all = languages.flatMap((each) =>
    forms(before, each).map((from, index) => ({ from, to: now[index] ?? now[0] ?? '' })),
  )
  return all.filter(
    ({ from, to }, index) => to && from !== to && all.findIndex((other) => other.from === from) === index,
  )
}

/** `20:00` as `20h`, `20h00`, `20:00`, `8 pm`, `8pm`. */
function timeForms(time: string): readonly string[] {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = String(Number(hours))
  const isFull = minutes === '00'
  const twelve = `${Number(hours) % 12 || 12}${isFull ? '' : `:${minutes}`}`
  const half = Number(hours) < 12 ? 'am' : 'pm'
  return [
    isFull ? `${hour}h` : `${hour}h${minutes}`,
    `${hour}h${minutes}`,
    `${hours}:${minutes}`,
    `${hour}:${minutes}`,
    `${twelve} ${half}`,
    `${twelve}${half}`,
  ]
}

/** `10` as `10 euros`, `10 €`, `10€`, `€10`; nothing as `Gratuito`. */
function euroForms(euros: string, language: Language): readonly string[] {
  const amount = Number(euros)
  if (Number.isNaN(amount)) return []
  const words = eurosText(amount, language)
  const [figures = ''] = words.split(' ')
  return amount === 0 ? [words] : [words, `${figures} €`, `${figures}€`, `€${figures}`]
}

/** `Maria João Vaz` as a whole, and as `Maria João`. */
export const nameForms: Forms = (name) => [
  name,
  ...(/\s/.test(name.trim()) ? [name.trim().replace(/\s+\S+$/, '')] : []),
]

/** `+351 912 345 678` with and without its country, and with and without spaces. */
function phoneForms(number: string): readonly string[] {
  const inland = number.replace(/^\+\d+ /, '')
  return [number, inland].flatMap((each) => [each, each.replaceAll(' ', '')])
}
