import { slug } from '../../model/content-names.ts'
import { quote } from '../../yaml/quotes.ts'
import { folded } from './nearest.ts'
import { siteLanguages } from '../../languages/index.ts'
import { isRealDay, weekdayOf, weekdays } from '../../model/day.ts'
import type { JsonSchema } from '../../model/schema/schema-files.ts'

/** Turns what people write into the form that is wanted, by the `title` of its schema. */
const forms: Readonly<Record<string, (text: string) => string | undefined>> = {
  Time: timeMeant,
  DateText: dateMeant,
  PhoneNumber: phoneMeant,
  Email: (text) => text.replaceAll(/^mailto:|[\s,;.]+$/gi, '').replace(/^[^@]*/, folded),
  WebsiteAddress: hostIn,
  ContactName: slug,
  TaxNumber: (text) => text.replaceAll(/^PT|[\s.]/gi, ''),
  Postcode: (text) => text.replace(/^(\d{4})\D*(\d{3})$/, '$1-$2'),
  SiteAddress: (text) => hostIn(text.replace(/\/+$/, '')),
  WebAddress: (text) => addressMeant(text.replace(/(?<=\bwa\.me\/)(?:00351)?(?=9\d{8}(?!\d))/i, '351')),
  Path: pathMeant,
  // A page or an address is no block of this page.
  Anchor: (text) => (/^\/|[.:]/.test(text) ? undefined : slug(text)),
  EventName: slug,
  PictureFile: (text) => /[^/\\]+\.(?:jpe?g|png|webp|avif)$/i.exec(text)?.[0],
}

/** The forms that YAML would otherwise take for something else. */
const inQuotes: ReadonlySet<string> = new Set(['Time', 'PhoneNumber', 'TaxNumber'])

/** In characters: a longer text is none of these, such as a picture pasted as `data:`. */
const longestMeant = 2000

/**
 * The allowed value that a wrong text means, where only one is possible.
 * @param schema the schema that it violates: its `title` names the form, and the result must match its `pattern`
 */
export function valueMeant(text: string, schema: JsonSchema): string | undefined {
  if (text.length > longestMeant) return undefined
  // Quotation marks of any kind are no part of it.
  const written = text.replaceAll(/["“”„«»´`]|(?<![\p{L}\d])['‘’]|['‘’](?![\p{L}\d])/gu, '').trim()
  const meant = forms[String(schema['title'])]?.(written)
  return meant === undefined || !new RegExp(String(schema['pattern'] ?? ''), 'u').test(meant) ? undefined : meant
}

/** How a file should say it. */
export function formMeant(text: string, schema: JsonSchema): string | undefined {
  const meant = valueMeant(text, schema)
  return meant !== undefined && inQuotes.has(String(schema['title'])) ? quote(meant) : meant
}

/** The number of `10€`, `€ 10`, `10,50`, `1 200 EUR`, `1.200` and `10 euros`. */
export function numberMeant(text: string): string | undefined {
  if (/^(?:gr[aá]tis|gratuit[ao]|(?:entrada )?livre|free)$/i.test(text.trim())) return '0'
  const [, whole, cents] =
    /^(?:€|EUR)?\s*(\d{1,3}(?:[\s.]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:€|EUR|euros?)?$/i.exec(text.trim()) ?? []
  const units = whole?.replaceAll(/[\s.]/g, '')
  return units && (cents ? `${units}.${cents}` : units)
}

/** The whole number of `60%` and `desde 2025`. */
export const integerMeant = (text: string): string | undefined => /^(?:desde\s+)?(\d+)\s*%?$/i.exec(text.trim())?.[1]

export function booleanMeant(text: string): 'true' | 'false' | undefined {
  if (/^(?:true|sim|s|yes|y|on|verdadeiro|1|x)$/i.test(text.trim())) return 'true'
  return /^(?:n[aã]o|n|no|off|falso|0)$/i.test(text.trim()) ? 'false' : undefined
}

export const namesOfDays = Object.fromEntries(weekdays.map((day) => [day, siteLanguages.pt.names.weekday(day)]))

/** One of several values, by its Portuguese name or its first letters: `quarta`, `wed`. */
export function choiceMeant(text: string, allowed: readonly string[], names: unknown): string | undefined {
  // `quartas-feiras`, `4ª feira`, `quartafeira`
  const wanted = folded(text)
    .replace(
      /^([2-6])(?:\s*[ªaº°.]+)?(?=[\s-]*(?:feira)?$)/,
      (_, digit: string) => ['segunda', 'terca', 'quarta', 'quinta', 'sexta'][Number(digit) - 2] ?? '',
    )
    .replace(/[\s-]*(?=feiras?$)/, '-')
    .replace(/s(?=-feiras?$)|(?<=-feira|segunda|terca|quarta|quinta|sexta|sabado|domingo)s$/g, '')
  const isCalled = (by: (name: string) => boolean): string[] =>
    Object.entries(names ?? {}).flatMap(([value, name]) => (by(folded(String(name))) ? [value] : []))
  const ways = [
    () => isCalled((name) => name === wanted),
    () => isCalled((name) => name.split(/[\s-]/)[0] === wanted),
    () =>
      wanted.length < 3
        ? []
        : [...isCalled((name) => name.startsWith(wanted)), ...allowed.filter((each) => each.startsWith(wanted))],
  ]
  for (const way of ways) {
    const [one, other] = new Set(way())
    if (one !== undefined) return other === undefined && allowed.includes(one) ? one : undefined
  }
  return undefined
}

/** A number with its country code: Portugal's, if it has nine digits and no code. */
function phoneMeant(text: string): string | undefined {
  if (!/^[\s(]*\+?[\d\s().-]+$/.test(text)) return undefined
  // The zero in `+44 (0)20` is for calls within the country; Italy keeps its own.
  const digits = text.replaceAll(/(?<!39[\s)]*)\(0\)|\D/g, '').replace(/^00/, '')
  const isInternational = /^[\s(]*(?:\+|00)/.test(text)
  const [, national] = /^(?:351)?([2-9]\d{8})$/.exec(digits) ?? []
  if (national && (!isInternational || /^(?:351|2(?!9[89])|9[1236])/.test(digits)))
    return `+351 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`
  return isInternational ? `+${digits.replace(/^(3[0-46]|35\d|4[013-9]|5[1-8])0/, '$1')}` : undefined
}

/** Through which Google, Outlook, Facebook and Instagram lead to an address. */
const way = /^https:\/\/(?:www\.google\.com\/url|lm?\.facebook\.com\/l\.php|(?:l\.instagram|[\w.]+\.outlook)\.com\/)\?/

function addressMeant(written: string): string | undefined {
  const through = new URLSearchParams(way.test(written) ? written.replace(way, '') : '')
  const direct = through.get('q') ?? through.get('url') ?? through.get('u') ?? written
  // Begun twice, with the spaces that a phone types after its dots, or ended as in a sentence.
  const text = direct.replace(/^(?:https?:?\/*)+(?=https?:)/i, '').replaceAll(/(?<=\.)\s+|[,;.]+$/g, '')
  const [, mailbox, at] = /^(?:mailto:)?([^\s@:/]+)(@[^\s@:/?]+\.[a-z]{2,}(?:\?\S*)?)$/i.exec(text) ?? []
  if (mailbox) return `mailto:${folded(mailbox)}${at}`
  const phone = phoneMeant(text.replace(/^tel:/i, '')) ?? /^(?:tel:)?(\d{3,6})$/i.exec(text)?.[1]
  return phone ? `tel:${phone.replaceAll(' ', '')}` : hostIn(text)
}

/** A page by its address, or as its file was called elsewhere: `https://ana.pt/Sobre`, `sobre.html`. */
function pathMeant(text: string): string | undefined {
  // The start of another site is no page of this one.
  if (/^https?:\/\/(?:[^/]+\/?$|[^/]*(?:facebook|instagram|linkedin|youtube)\.)/i.test(text)) return undefined
  const steps = text.replaceAll(/^https?:\/\/[^/]+|\.html?$/gi, '').split('/')
  return `/${steps.map(slug).filter(Boolean).join('/')}`
}

/**
 * The host within a web address, whose point may be a comma. A page of another program is none. Letters with accents are
 * written as the host is known to others: `psicóloga.pt` is `xn--psicloga-f3a.pt` (RFC 5891).
 */
function hostIn(text: string): string | undefined {
  const [, host = '', rest = ''] =
    /^(?:https?:?\/?\/?)?((?:[\p{L}\d-]+\.)+[a-z]{2,}|(?:www[.,])?[\p{L}\d-]+,[a-z]{2,})([/?#]\S*)?$/iu.exec(text) ?? []
  const address = `https://${host.replaceAll(',', '.')}`
  return host && !/\.(?:html?|pdf)$/i.test(host) && URL.canParse(address) ? new URL(address).origin + rest : undefined
}

const two = (digits: string | number): string => String(digits).padStart(2, '0')

/** An hour, as it is spoken of: `20h`, `às 19h30`, `8 p.m.`. */
export function timeMeant(text: string): string | undefined {
  const [, written, minutes = '', half] =
    /^(?:(?:a partir |pel)?d?[aà]s?\s+)?(\d{1,2})(?:\s*[h:.]\s*(\d\d)?)?(?::00)?\s*(?:h|horas|m|min)?\s*([ap])?\.?\s?m?\.?$/i.exec(
      text,
    ) ?? []
  if (written === undefined) return undefined
  const hour = half ? (Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(written)
  return `${two(hour).replace('24', '00')}:${two(minutes)}`
}

/** How the months begin in both languages. */
const monthStarts = 'jan fev|feb mar abr|apr mai|may jun jul ago|aug set|sep out|oct nov dez|dec'.split(' ')

/** From 0; -1 where a word is not the name of a month. */
export const monthNamed = (word: string): number =>
  monthStarts.findIndex((start) => new RegExp(`^(?:${start})\\p{L}*$`, 'u').test(folded(word)))

/** A day, as it is written by hand: `7 de novembro de 2027`, or `dom., 7 de novembro de 2027, 10h`, which it has to be. */
export function dateMeant(said: string): string | undefined {
  const text = said.replaceAll(/^dia\s+|(?:,?\s+(?:[aà]s |at )?|(?<=\d)T)\d{1,2}[h:]\d{0,2}[.,;]?$|[.,;]$/giu, '')
  const [, weekday = '', dated = ''] = /^(\p{L}[\p{L}-]*)[.,]*\s+(.*\d)$/u.exec(text) ?? []
  const date = dayMeant(dated)
  const isOnWeekday = date && choiceMeant(weekday, weekdays, namesOfDays) === weekdayOf(date)
  return isOnWeekday ? date : dayMeant(text)
}

/** A day without its weekday: `7 de novembro de 2027`, `07/11/2027`, `2027-nov-07`. */
function dayMeant(text: string): string | undefined {
  const day = String.raw`(?<day>\d{1,2})(?:\.?º)?`
  const month = String.raw`(?<name>\p{L}{3,})\.?`
  const year = String.raw`(?<year>\d{4})`
  const between = String.raw`(?:\s*(?:de|of)\s+|[\s,./–—-]*)`
  for (const order of [
    [day, month, year],
    [year, month, day],
    [month, day, year],
  ]) {
    const found = new RegExp(`^${order.join(between)}$`, 'iu').exec(text)?.groups
    if (found) return realDate(found['year'] ?? '', monthNamed(found['name'] ?? '') + 1, found['day'] ?? '')
  }
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})(?:\s*[-–—/.]\s*|\s+)(\d{1,2})(?:\s*[-–—/.]\s*|\s+)(\d{1,4})$/.exec(text) ?? []
  // Here the day comes before the month.
  if (first.length > 2) return realDate(first, second, third)
  if (third.length > 2) return realDate(third, second, first)
  // Nobody leaves spaces in a date that begins with its year.
  const yearFirst = /\d\s+\d/.test(text) ? undefined : realDate(`20${two(first)}`, second, third)
  const [one, other] = [realDate(`20${two(third)}`, second, first), yearFirst].filter(
    (date) => date !== undefined && date > firstYear && date < lastYear,
  )
  return other === undefined ? one : undefined
}

/** Where a year of two digits may be. */
const [firstYear, lastYear] = ['2024', '2050']

export function realDate(year: string, month: string | number, day: string): string | undefined {
  const date = `${year}-${two(month)}-${two(day)}`
  return isRealDay(date) ? date : undefined
}
