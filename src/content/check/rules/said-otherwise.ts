import { priceLines } from '../../dates/price-text.ts'
import { daysAfter, daysFrom, weekdays } from '../../model/day.ts'
import { whenText } from '../../dates/when-text.ts'
import { valueAt, warning, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { languages, type Language } from '../../model/language.ts'
import { endlessLine, items, ownProperty, textAt } from '../../model/source.ts'
import type { RuleInput } from '../validate/checked-source.ts'
import { monthNamed } from '../validate/meant-value.ts'
import { markedEvents } from './event-rules.ts'
import { inFile, references } from './references.ts'
import { siteLanguages } from '../../languages/index.ts'

/**
 * The title and description of a page, and the `when` and the price of an event in the owner's words, name only hours,
 * weekdays, dates and prices that an event shown there has. This can only be guessed, so it is no more than a warning.
 */
export function checkSaidOtherwise({ pages, events: source }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  const events = markedEvents(source).map((event) => ({ ...event, facts: factsOf(event) }))
  return [
    ...events.flatMap((event) =>
      inFile(source, [
        ...otherYears(event),
        ...saidOtherwise(event.data, event.pointer, ['when'], alone({ ...event, euros: undefined })),
        ...saidOtherwise(event.data, event.pointer, ['price'], alone({ ...event, schedule: undefined })),
        // There an event may name hours and sums of many things.
        ...saidOtherwise(event.data, event.pointer, ['title', 'description', 'note'], weekdaysOf(event)),
      ]),
    ),
    ...pages.flatMap((page) => {
      const named = new Set<unknown>(references(page, 'event').map(({ name }) => name))
      const blocks = items(ownProperty(page.value, 'blocks'))
      // A page with services speaks of their prices and hours too.
      const hasServices = blocks.some((block) => ownProperty(block, 'type') === 'services')
      const showsAll = !hasServices && blocks.some(showsAllEvents)
      const shown = events.filter(
        ({ data }) => named.has(ownProperty(data, 'name')) || (showsAll && ownProperty(data, 'hidden') === undefined),
      )
      // The opening and the last invitation of an event's own page are about it too, beside much else.
      const isOwn = !hasServices && blocks.some((block) => textAt(block, 'type') === 'class-details')
      const isAbout = (block: unknown) => isOwn && /^(?:hero|class-details|call-to-action)$/.test(textAt(block, 'type'))
      const days = shown.flatMap(weekdaysOf)
      const found = blocks.flatMap((block, at) =>
        isAbout(block) ? saidOtherwise(block, `/blocks/${at}`, ['eyebrow', 'title', 'lead', 'text', 'note'], days) : [],
      )
      return inFile(page, [...saidOtherwise(page.value, '', ['title', 'description'], shown), ...found])
    }),
  ]
}

/** A title that names a year before that of the event, or a `when` another one: it was copied from an earlier event. */
const otherYears = ({ data, pointer, schedule = {} }: MarkedEvent): Diagnostic[] =>
  ['title', 'when'].flatMap((key) =>
    languages.flatMap((language) => {
      const [named = ''] = namedYear.exec(textAt(data, key, language)) ?? []
      const { first = '', last = first } = schedule.days ?? {}
      const isRight = key === 'title' ? named >= first.slice(0, 4) : `${first} ${last}`.includes(named)
      if (!named || !first || isRight) return []
      const said = { named, written: whenText(schedule, language) }
      return [warning('saidOtherwise', said, valueAt(`${pointer}/${key}/${language}`))]
    }),
  )

/** A year, but not one since when something is done, or a price. */
const namedYear = /(?<!(?:desde|since) |[\d.,€])20\d\d(?![\d.,]\d| ?€|\d)/i

type MarkedEvent = ReturnType<typeof markedEvents>[number]
type EventFacts = MarkedEvent & { readonly facts: readonly NamedFact[] }

/** An event by its facts alone, without the owner's words. */
const alone = (event: MarkedEvent) => [{ ...event, data: {}, facts: factsOf({ ...event, data: {} }) }]
const weekdaysOf = (event: EventFacts) =>
  (event.schedule ? alone(event) : [event]).map((each) => ({ ...each, facts: each.facts.filter(isWeekday) }))
const isWeekday = ({ kind }: NamedFact): boolean => kind === 'weekday'

const showsAllEvents = (block: unknown): boolean =>
  ownProperty(block, 'type') === 'events' && ownProperty(block, 'only') === undefined

function saidOtherwise(data: unknown, pointer: string, keys: readonly string[], events: readonly EventFacts[]) {
  const facts = events.flatMap((event) => event.facts)
  const amount = facts.find(({ kind }) => kind === 'price')?.words ?? ''
  const texts = keys.flatMap((key) => languages.map((language) => [key, language] as const))
  return texts.flatMap(([key, language]) => {
    const text = textAt(data, key, language).replaceAll('{euros}', amount)
    const others = namedFacts(text, language).filter(({ kind, value }, _, named) => {
      const own = new Set(facts.flatMap((fact) => (fact.kind === kind ? [fact.value] : [])))
      if (own.size === 0 || own.has(value)) return false
      const namedOwn = new Set(named.flatMap((fact) => (fact.kind === kind && own.has(fact.value) ? [fact.value] : [])))
      // Beside what the event has, a price may name another, days one to book by, and hours a break or an open end.
      const isWhole = namedOwn.size === own.size && (kind === 'hour' || (kind === 'weekday' && key !== 'when'))
      const isBeside = isWhole || (kind === 'hour' && events.some(hasOtherHours))
      return namedOwn.size === 0 || !(isBeside || kind === 'date' || key === 'price')
    })
    if (others.length === 0) return []
    const isPrice = others.every(({ kind }) => kind === 'price')
    const written = events.flatMap((event) => (isPrice ? priceOf(event, language) : timeOf(event, language)))
    const said = { named: others.map(({ words }) => words).join(', '), written: [...new Set(written)].join('; ') }
    return [warning('saidOtherwise', said, valueAt(`${pointer}/${key}/${language}`))]
  })
}

/** Its dates and figures in a form that names them, and whatever the owner's words beside them name. */
function factsOf({ data, schedule, euros }: MarkedEvent): NamedFact[] {
  const { first = '', last = first } = schedule?.days ?? {}
  // A first year half typed would make a list of hundreds of thousands of days.
  const held = first ? daysFrom(first, daysAfter(first, 6)).filter((day) => day <= last) : []
  const amounts = [euros ?? []].flat().map((price) => `${typeof price === 'number' ? price : price.euros} euros`)
  const words = languages.flatMap((language) =>
    ['when', 'price'].flatMap((key) => namedFacts(textAt(data, key, language), language)),
  )
  // An event of a week or longer may have its days mistyped, which is told of them.
  const dated = schedule && held.length < 7 ? [schedule, ...held.map((day) => ({ days: { first: day } }))] : []
  const dates = dated.map((each) => whenText(each, 'en'))
  return [...namedFacts([JSON.stringify(schedule), ...amounts, ...dates].join(' '), 'en'), ...words]
}

/** An end that is not known, or the hours of the days between the first and the last. */
const hasOtherHours = ({ schedule: { days, weekly, monthly } = {} }: MarkedEvent): boolean =>
  (days ?? weekly ?? monthly)?.to === undefined

const timeOf = ({ data, schedule }: MarkedEvent, language: Language): string[] =>
  schedule ? [whenText(schedule, language)] : [textAt(data, 'when', language)]

const priceOf = ({ data, euros }: MarkedEvent, language: Language): string[] =>
  euros === undefined ? [textAt(data, 'price', language)].filter(Boolean) : priceLines(euros, language)

/** An hour, a weekday, a date or a price, and the words that name it in a text. */
interface NamedFact {
  readonly kind: 'weekday' | 'hour' | 'date' | 'price'
  /** The name of the weekday, minutes from noon or midnight, the day and the month from 0, or euros. */
  readonly value: string | number
  readonly words: string
}

/** A note in brackets, and an exception up to the end of its sentence, are about something else. */
const aside =
  /\([^)]*\)|(?<!\p{L})(?:exceto|salvo|menos|não|nem|sem|desconto|sinal|discount|deposit|except|but|not|no(?= class| session))[\s:][^.;!?]*/giu
/** Until when to book, which is no day or hour of the event. */
const bookBy =
  /(?<booking>(?<!\p{L})(?:avis|inscr|cancel|desmarque|transfer|confirm|reserv|escrev|envi|mande|mensagem|diga|respond|contact|telefone|garant|lugar|ligu|pag|book|call|register|registration|repl|secure|sign|send|tell|rsvp|let (?:me|us) know|pay|write|e-?mail|text(?= )|message me|talk to me|get in touch|reach out|early[ -]bird|fal[ae] comigo|peça|preciso de saber|reduzido)\p{L}*[\s,:-](?:[^.;:!?]* )??)(?<!\dh\d* |das \d+ |:\d\d |[ap]m )(?:até|until(?= \S+day(?!\p{L}))|(?:before|antes d[aeo]s?)(?= \d| \S+(?:day|feira)(?!\p{L}))|by(?! (?:e-?mail|phone|message|text|whatsapp|sms))) [^,.;:!?]*(?:, (?:ou|or|às? \d+|\d+ ?[ap]m|(?:segunda|terça|quarta|quinta|sexta|\p{L}+day)(?!s|-feiras))(?!\p{L})[^,.;:!?]*)?/giu
/** Of another day are when to call, until when to book, and what rain changes. */
const otherDays =
  /(?<!\p{L})(?:(?:caso|se for|se chover|if|in case|marque|ligue|call|respondo (?:às?|n[ao]|de)|I (?:answer|reply))[\s:,-][^.;!?]*|(?:answered|€ até|(?:data|prazo|inscr\p{L}+)(?:[ -](?:limite|d[aeo]s? inscr|abr|aberta|a partir|fecha|termina|encerra)\p{L}*)+|(?:booking|registration|sign-?up)s? (?:close|deadline|end|open)s?):?(?: \p{L}{1,2})? \S*(?:feira|days?)(?!\p{L}))/giu
/** `20h`, `20h30`, `20:30`, `8.30 p.m.`, `às 20 horas`, both of `8 to 10 pm`; an `h` after a small number is how long something lasts. */
const hours =
  /(?<![\d.,:€])(?<hour>[01]?\d|2[0-3])(?:[.:](?<minutes>[0-5]\d))?(?:(?<=[7-9]|[12]\d|0\d|:\d\d) ?h(?<after>[0-5]\d)?(?!\w)| ?[ap]\.?m\b|(?<=:\d\d)(?![\d:])|(?<=às \d\d?) horas\b|(?= ?(?:to|às|-|–) ?\d{1,2}(?:[.:]\d\d)? ?(?:h|[ap]\.?m)))/gi
/** `7 de novembro` and `7th November`, but no street. */
const namedDates =
  /(?<!(?:rua|r\.|av\.|avenida|praça|largo|ponte)(?: d[aeo])? |\d)(?<date>\d+)(?:\.?º|st|nd|rd|th)? (?:de |of )?(?<month>janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/giu
const amount = String.raw`\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d\d)?|\d+(?:[.,]\d\d?)?`
const prices = new RegExp(
  String.raw`(?:€|\bEUR) ?(?<before>${amount})|(?<![\d.,])(?<after>${amount}) ?(?:€(?![a-z])|(?:euros?|EUR)\b)`,
  'gi',
)

/** The hours, weekdays, dates and prices that a text names in digits or by the name of a day. */
export function namedFacts(text: string, language: Language): NamedFact[] {
  if (text === '' || endlessLine.test(text)) return []
  const said = text.replaceAll(aside, ' ').replaceAll(bookBy, '$<booking> ')
  const { namedWeekdays } = siteLanguages[language]
  const all = (kind: NamedFact['kind'], pattern: RegExp, value: (groups: Groups) => NamedFact['value']): NamedFact[] =>
    [...(kind === 'weekday' ? said.replaceAll(otherDays, ' ') : said).matchAll(pattern)].map((match) => ({
      kind,
      value: value(match.groups ?? {}),
      words: match[0].trim(),
    }))
  return [
    ...all('weekday', namedWeekdays, ({ day, other }) => weekdayNamed(day ?? other ?? '', language)),
    // Eight may be in the morning or in the evening.
    ...all('hour', hours, ({ hour, minutes, after }) => (Number(hour) % 12) * 60 + Number(minutes ?? after ?? 0)),
    ...all('date', namedDates, ({ date, month = '' }) => `${Number(date)}.${monthNamed(month)}`),
    ...all('price', prices, ({ before, after }) => sum(before ?? after ?? '')),
  ]
}

type Groups = Readonly<Record<string, string | undefined>>

const weekdayNamed = (name: string, language: Language): string =>
  weekdays.find((day) => siteLanguages[language].names.weekday(day).toLowerCase().startsWith(name.toLowerCase())) ??
  name

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const sum = (digits: string): number => Number(digits.replaceAll(/[ .,](?=\d{3})/g, '').replace(',', '.'))
