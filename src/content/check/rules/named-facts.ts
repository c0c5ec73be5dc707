import { weekdays } from '../../model/day.ts'
import { siteLanguages } from '../../languages/index.ts'
import type { Language } from '../../model/language.ts'

/** An hour, a weekday or a price, and the words that name it in a text. */
export interface NamedFact {
  readonly kind: 'weekday' | 'hour' | 'price'
  /** The name of the weekday, minutes from noon or midnight, or euros. */
  readonly value: string | number
  readonly words: string
}

/** A note in brackets, and an exception up to the end of its sentence, are about something else. */
const aside = /\([^)]*\)|(?<!\p{L})(?:exceto|salvo|não|nem|sem|except|excluding|not|no)\s[^.;!?]*/giu
/** `20h`, `20h30`, `20:30`, `8.30 p.m.`, both of `8 to 10 pm`; an `h` after a small number is how long something lasts. */
const hours =
  /(?<![\d.,:€])(?<hour>[01]?\d|2[0-3])(?:[.:](?<minutes>[0-5]\d))?(?:(?<=[7-9]|[12]\d|0\d|:\d\d) ?h(?<after>[0-5]\d)?(?!\w)| ?[ap]\.?m\b|(?<=:\d\d)(?![\d:])|(?= ?(?:to|às|-|–) ?\d{1,2}(?:[.:]\d\d)? ?(?:h|[ap]\.?m)))/gi
const amount = String.raw`\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d\d)?|\d+(?:[.,]\d\d?)?`
const prices = new RegExp(
  String.raw`(?:€|\bEUR) ?(?<before>${amount})|(?<![\d.,])(?<after>${amount}) ?(?:€|(?:euros?|EUR)\b)`,
  'gi',
)

/** The hours, weekdays and prices that a text names in digits or by the name of a day. */
export function namedFacts(text: string, language: Language): NamedFact[] {
  const said = text.replaceAll(aside, ' ')
  const all = (kind: NamedFact['kind'], pattern: RegExp, value: (groups: Groups) => NamedFact['value']): NamedFact[] =>
    [...said.matchAll(pattern)].map((match) => ({ kind, value: value(match.groups ?? {}), words: match[0].trim() }))
  return [
    ...all('weekday', siteLanguages[language].namedWeekdays, ({ day, other }) =>
      weekdayNamed(day ?? other ?? '', language),
    ),
    // Eight may be in the morning or in the evening.
    ...all('hour', hours, ({ hour, minutes, after }) => (Number(hour) % 12) * 60 + Number(minutes ?? after ?? 0)),
    ...all('price', prices, ({ before, after }) => sum(before ?? after ?? '')),
  ]
}

type Groups = Readonly<Record<string, string | undefined>>

const weekdayNamed = (name: string, language: Language): string =>
  weekdays.find((day) => siteLanguages[language].names.weekday(day).toLowerCase().startsWith(name.toLowerCase())) ??
  name

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const sum = (digits: string): number => Number(digits.replaceAll(/[ .,](?=\d{3})/g, '').replace(',', '.'))
