import { pricesOf, priceLines } from '../../dates/price-text.ts'
import { daysAfter, daysFrom, weekdayOf } from '../../model/day.ts'
import { whenText } from '../../dates/when-text.ts'
import { valueAt, warning, type FileDiagnostic } from '../../model/diagnostic.ts'
import { languages, type Language } from '../../model/language.ts'
import { items, ownProperty } from '../../model/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { markedEvents, type MarkedEvent } from './event-rules.ts'
import { namedFacts, type NamedFact } from './named-facts.ts'
import { references } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/**
 * The title and description of a page, and the `when` and the price of an event in the owner's words, name only hours,
 * weekdays and prices that an event shown there has. This can only be guessed, so it is no more than a warning.
 */
export function checkSaidOtherwise({ pages, events: source }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  const events = markedEvents(source)
  return [
    ...events.flatMap(({ data, pointer, schedule, euros }) => [
      ...saidOtherwise(source, data, pointer, 'when', [{ data: {}, pointer, schedule, euros: undefined }]),
      ...saidOtherwise(source, data, pointer, 'price', [{ data: {}, pointer, schedule: undefined, euros }]),
    ]),
    ...pages.flatMap((page) => {
      const shown = events.filter(({ data }) => isShown(data, page))
      return ['title', 'description'].flatMap((key) => saidOtherwise(page, page.value, '', key, shown))
    }),
  ]
}

function isShown(event: unknown, page: CheckedSource): boolean {
  if (references(page, 'event').some(({ name }) => name === ownProperty(event, 'name'))) return true
  return ownProperty(event, 'hidden') === undefined && items(ownProperty(page.value, 'blocks')).some(showsAllEvents)
}

const showsAllEvents = (block: unknown): boolean =>
  ownProperty(block, 'type') === 'events' && ownProperty(block, 'only') === undefined

function saidOtherwise(
  { file }: CheckedSource,
  data: unknown,
  pointer: string,
  key: string,
  events: readonly MarkedEvent[],
): FileDiagnostic[] {
  const facts = events.flatMap(factsOf)
  return languages.flatMap((language) => {
    const others = namedFacts(wordsOf(data, key, language), language).filter(({ kind, value }, _, named) => {
      const own = new Set(facts.flatMap((fact) => (fact.kind === kind ? [fact.value] : [])))
      if (own.size === 0 || own.has(value)) return false
      const namedOwn = new Set(named.flatMap((fact) => (fact.kind === kind && own.has(fact.value) ? [fact.value] : [])))
      // Beside what the event has, an owner's price may name another, and the hours of a day a break or an open end.
      const mayNameMore =
        key === 'price' || (kind === 'hour' && (namedOwn.size === own.size || events.some(hasOtherHours)))
      return namedOwn.size === 0 || !mayNameMore
    })
    if (others.length === 0) return []
    const isPrice = others.every(({ kind }) => kind === 'price')
    const written = events.flatMap((event) => (isPrice ? priceOf(event, language) : timeOf(event, language)))
    const named = others.map(({ words }) => words).join(', ')
    const said = { named, written: [...new Set(written)].join('; ') }
    return [{ file, diagnostic: warning('saidOtherwise', said, valueAt(`${pointer}/${key}/${language}`)) }]
  })
}

/** Its dates and figures in a form that names them, and whatever the owner's words beside them name. */
function factsOf({ data, schedule, euros }: MarkedEvent): NamedFact[] {
  const { first, last = first } = schedule?.days ?? {}
  // A first year half typed would make a list of hundreds of thousands of days.
  const week = first ? daysFrom(first, daysAfter(first, 6)) : []
  const weekdays = week.filter((day) => last && day <= last).map(weekdayOf)
  const amounts = euros === undefined ? [] : pricesOf(euros).map((price) => `${price.euros} euros`)
  const words = languages.flatMap((language) =>
    ['when', 'price'].flatMap((key) => namedFacts(wordsOf(data, key, language), language)),
  )
  return [...namedFacts([JSON.stringify(schedule), ...weekdays, ...amounts].join(' '), 'en'), ...words]
}

/** An end that is not known, or the hours of the days between the first and the last. */
const hasOtherHours = ({ schedule: { days, weekly, monthly } = {} }: MarkedEvent): boolean =>
  (days ?? weekly ?? monthly)?.to === undefined

const timeOf = ({ data, schedule }: MarkedEvent, language: Language): string[] =>
  schedule ? [whenText(schedule, language)] : [wordsOf(data, 'when', language)]

const priceOf = ({ data, euros }: MarkedEvent, language: Language): string[] =>
  euros === undefined ? [wordsOf(data, 'price', language)].filter(Boolean) : priceLines(euros, language)

function wordsOf(data: unknown, key: string, language: Language): string {
  const words = ownProperty(ownProperty(data, key), language)
  return typeof words === 'string' ? words : ''
}
