import { readValue } from '../../yaml/edit/read.ts'
import { differencesBetween } from '../../yaml/edit/compare.ts'
import { firstOfEach } from '../../model/by-key.ts'
import { fileKind, type Value, type ValuePath, valueAtPath } from '../../model/source.ts'
import { type Language, languages } from '../../model/language.ts'
import { placesInTexts, type PlaceInFile, type Texts } from '../pages/places-in-texts.ts'
import { alternativesOf, fileNode, nodeAt, type SchemaNode } from '../../model/schema/schema-node.ts'
import { isText } from '../../model/schema/text-node.ts'
import { eurosText } from '../../dates/price-text.ts'

/** More changes than this at once are not a changed fact: something was moved. */
const most = 2

/**
 * The one or two texts, numbers or choices that an edit of a file changed; empty if it added, removed or moved any. The
 * schema is that of both languages together, and there is no language where both say or said the same, as with a name.
 */
export function changedLeaves(file: string, before: string, after: string) {
  const [old, now] = [readValue(before), readValue(after)]
  if (old === undefined || now === undefined) return []
  // The flag of a sample goes in one step with the owner's first words for it.
  const all = differencesBetween(old, now, fileNode(fileKind(file)))
  const differences = all.filter(({ path }) => path.at(-1) !== 'sample')
  const leaves = differences.flatMap((difference) => {
    if (difference.kind !== 'changed') return []
    const { path, before: was, after: is } = difference
    const language = languages.find((each) => each === path.at(-1))
    const node = nodeAt(fileKind(file), now, language ? path.slice(0, -1) : path)
    if (typeof was !== 'string' || typeof is !== 'string' || !node) return []
    const isOfBoth = [old, now].some((value) => saysTwice(value, path))
    // Of several kinds of value that the schema allows, the scalar: a price is a number or a list.
    const scalar = alternativesOf(node).find(({ schema }) => !['array', 'object'].includes(String(schema['type'])))
    return [{ file, path, before: was, after: is, node: scalar ?? node, language: isOfBoth ? undefined : language }]
  })
  return leaves.length < differences.length || leaves.length > most ? [] : leaves
}

/** Whether what is at a path is written beside it in the other language too. */
const saysTwice = (value: Value, path: ValuePath): boolean =>
  languages.every((each) => valueAtPath(value, [...path.slice(0, -1), each]) === valueAtPath(value, path))

type ChangedLeaf = ReturnType<typeof changedLeaves>[number]

/** A text that contains words which are to be others. */
export interface Mention {
  readonly file: string
  readonly path: PlaceInFile['path']
  /** The text, cut where it would change. */
  readonly parts: readonly (string | Phrase)[]
  readonly changed: string
}

/** The texts, apart from the one that was changed, that still state a fact as it was. Nothing for ordinary prose. */
export function mentionsOf(texts: Texts, { file, path, before, after, node, language }: ChangedLeaf): Mention[] {
  const isOwnName = fileKind(file) === 'site' && path[0] === 'name'
  // A first name stays as it is where only a last one comes or goes.
  const isSameStart = after.startsWith(before) || before.startsWith(`${after} `)
  const forms = isOwnName ? (isSameStart ? formsOfType['Name'] : nameForms) : formsOf(node)
  if (!forms) return []
  return textsWith(texts, (ofText) =>
    language && ofText && language !== ofText ? [] : phrasesOf(forms, before, after, ofText ?? languages[0]),
  ).filter((mention) => mention.file !== file || JSON.stringify(mention.path) !== JSON.stringify(path))
}

/** The texts that contain some words as they are, to have others in their place. */
export const occurrencesOf = (texts: Texts, from: string, to: string): Mention[] =>
  from ? textsWith(texts, () => [{ from, to }]) : []

/** The texts that contain one of some phrases. @param phrasesIn those of a language, or of texts for both */
const textsWith = (texts: Texts, phrasesIn: (language: Language | undefined) => readonly Phrase[]): Mention[] =>
  [...placesInTexts(texts)].flatMap(({ file, path, value, node }): readonly Mention[] => {
    // Words that somebody reads, whatever else the value might have been, and what a button calls or writes to.
    const isSaid =
      [node, ...alternativesOf(node)].some(isText) ||
      /^(?:tel:|mailto:|https:\/\/(?:wa|api\.whatsapp)\.)/.test(String(value))
    if (typeof value !== 'string' || !isSaid) return []
    const phrases = phrasesIn(languages.find((each) => path.includes(each)))
    const parts = phrases.length > 0 ? cut(value, phrases) : []
    if (parts.every((part) => typeof part === 'string')) return []
    return [{ file, path, parts, changed: parts.map((part) => (typeof part === 'string' ? part : part.to)).join('') }]
  })

/** Longest first, and never inside a longer word, address or number (`1 200`), nor in what says already what it is to say. */
function patternOf(phrases: readonly Phrase[]): RegExp {
  const longestFirst = phrases.flatMap(({ from, to }) => [from, to]).toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // An address of a button or link changes as a whole: behind `mailto:` the address, elsewhere no word inside it.
  const address = String.raw`(?!(?<=^|\]\()(?:tel|mailto):)(?!(?<=(?:\]\(|^(?=mailto:|https:))[^)\s]+(?<!(?:\]\(|^)mailto:))\p{L})`
  const begin = String.raw`(?<![\p{L}\p{N}@{%])${address}(?<!\d[.,:])(?<!(?<!\d)\d{1,3}\s(?=\d{3}(?!\d)))`
  return new RegExp(String.raw`${begin}(${escaped.join('|')})(?![\p{L}\p{N}@])(?![.,:]\d| ?[ap]\.?m(?!\p{L}))`, 'u')
}

const cut = (text: string, phrases: readonly Phrase[]): readonly (string | Phrase)[] =>
  text.split(patternOf(phrases)).map((part, index) => (index % 2 && phrases.find(({ from }) => from === part)) || part)

/** The words for a fact as it was, and for the same fact as it is now. */
type Phrase = Readonly<Record<'from' | 'to', string>>

type Forms = (value: string, language: Language) => readonly string[]

/** How texts write a fact, by the type of its value: in the same order for any value, so that one can replace another. */
const formsOfType: Readonly<Record<string, Forms>> = {
  Name: (name) => [name],
  Time: timeForms,
  Euros: euroForms,
  // `351 912 345 678`, as behind a plus or in a link to a chat, with and without its country, and with and without spaces.
  PhoneNumber: (phone) => [phone.slice(1), phone.replace(/^\S+ /, '')].flatMap((all) => [all, all.replaceAll(' ', '')]),
  SiteAddress: (address) => [address, address.replace(/^https:\/\//, '')],
}

/** How texts write a fact; undefined for ordinary prose, which is no fact: a text counts only where it names a place or a person. */
const formsOf = ({ type, schema }: SchemaNode): Forms | undefined =>
  schema['alike'] === true ? (words) => [words] : formsOfType[type ?? '']

/** What a text in a language may say of a fact as it was, in the forms of both, and what it says of it now in its own. */
function phrasesOf(forms: Forms, before: string, after: string, language: Language): readonly Phrase[] {
  if (!before.trim() || !after.trim()) return []
  const now = forms(after, language)
  const all = languages.flatMap((each) =>
    forms(before, each).map((from, index) => ({ from, to: now[index] ?? now[0] ?? '' })),
  )
  return firstOfEach(all, ({ from }) => from).filter(({ from, to }) => to && from !== to)
}

/** `20:00` as `20h`, `20h00`, `20:00`, `8 pm`, `8pm`, `8:00 pm`. */
function timeForms(time: string): readonly string[] {
  const [hours = '', minutes = ''] = time.split(':')
  const [hour, half] = [Number(hours), Number(hours) < 12 ? 'am' : 'pm'] as const
  const short = minutes === '00' ? '' : minutes
  const twelve = hour % 12 || 12
  return [
    `${hour}h${short}`,
    ...[hour, hours].flatMap((each) => [`${each}h${minutes}`, `${each}:${minutes}h`, `${each}:${minutes}`]),
    ...[short && `:${short}`, `:${minutes}`, `.${minutes}`]
      .map((each) => `${twelve}${each}`)
      .flatMap((each) => [`${each} ${half}`, `${each}${half}`]),
  ]
}

/** `10` as `10 euros`, `10 €`, `10€`, `€10`; nothing as `0 euros`, which any sentence may say, and as `Gratuito`. */
function euroForms(euros: string, language: Language): readonly string[] {
  const amount = Number(euros)
  if (Number.isNaN(amount)) return []
  const words = eurosText(amount, language, true)
  const [figures = ''] = words.split(' ')
  const free = amount === 0 ? [eurosText(amount, language)] : []
  return [words, `${figures} €`, `${figures}€`, `€${figures}`, ...free]
}

/** `Maria João da Silva, PhD` as a whole, without what is behind the comma, and as `Maria João`. */
const nameForms: Forms = (name) =>
  [/^$/, /,.*/, /(?:(?:\s+(?:d[aeo]s?|e|&))?\s+[^\s,]+)?\s*(?:,.*)?$/i].map((end) => name.replace(end, '').trim())
