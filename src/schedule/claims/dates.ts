import type { Language } from '../../content/language.ts'
import { monthName } from '../names.ts'

/** A day that a text says; the year only where it says that too. */
export interface SaidDay {
  readonly day: number
  readonly month: number
  readonly year?: number
}

/** Days that a text says as one: `7 a 9 de novembro`, `from 3 October`. */
export interface SaidDays {
  readonly days: readonly SaidDay[]
  /** Whether they are said as the beginning or the end of something. */
  readonly bound?: 'first' | 'last'
}

/** The months that a clause says without a day: `em novembro`. */
export interface SaidDates {
  readonly dates: readonly SaidDays[]
  readonly months: readonly { readonly month: number; readonly year?: number }[]
}

const abbreviations: Readonly<Record<Language, readonly string[]>> = {
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec'],
}
const names = (language: Language) =>
  abbreviations[language].map((_, index) => monthName(index + 1, language).toLowerCase())
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.?[ºª])?(?![\w:.%€]|\s?(?:€|euros?|h\b|dias|days))`

interface Patterns {
  /** A full name is enough; a short one is also a word (mar, set, out, dez, may), so it needs a day beside it. */
  readonly dates: RegExp
  readonly months: RegExp
}

const patterns: Readonly<Record<Language, Patterns>> = { pt: patternsOf('pt'), en: patternsOf('en') }

function patternsOf(language: Language): Patterns {
  const full = names(language).join('|')
  const month = String.raw`(?:${full}|(?:${abbreviations[language].join('|')})\b\.?)`
  const weekday = String.raw`(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|\w+day)[,\s]\s*`
  const joiner = String.raw`\s*(?:,|\be\b|\ba\b|\bao\b|\bate\b|\bto\b|\band\b|\bor\b|\bou\b|\buntil\b|-|–|—|&)\s*`
  const list = String.raw`(?<list>${day}(?:${joiner}(?:${weekday})?${day})*)`
  const year = String.raw`(?:,?\s(?:de\s)?(?<year>20\d\d))?`
  const dayFirst = String.raw`${list}\s?(?:de\s|of\s)?(?<month>${month})(?![\p{L}])${year}`
  const monthFirst = String.raw`(?<month2>${month})\s(?:the\s)?(?<list2>${day}(?:${joiner}(?:${weekday})?${day})*)(?:,?\s(?<year2>20\d\d))?`
  return {
    dates: new RegExp(String.raw`(?<![\d/.:])(?:${dayFirst}${language === 'en' ? `|${monthFirst}` : ''})`, 'gu'),
    months: new RegExp(
      String.raw`\b(?:em|de|durante|in|of|during|throughout|e|a|and|to)\s(?<month>${full})(?![\p{L}])(?:\s(?:de\s)?(?<year>20\d\d))?`,
      'gu',
    ),
  }
}

const beginning =
  /\b(?:a partir (?:de|do dia)|desde(?: o dia)?|(?:com )?inicio (?:a|em|no dia)|começa(?:m|mos)? (?:a|em|no dia)|from|start(?:s|ing)?(?: on)?|begin(?:s|ning)?(?: on)?|since|as of)\s(?:\S+\s)?$/
const end =
  /\b(?:ate|until|till|termina(?:m|mos)? (?:a|em)|acaba(?:m|mos)? (?:a|em)|ends?(?: on)?|ending(?: on)?)\s(?:ao?\s|dia\s|the\s)*$/

/** Finds the dates and months that a clause says. What is written in figures alone is passed over: 7/11 is two days. */
export function saidDates(clause: string, language: Language): SaidDates {
  const { dates: datePattern, months: monthPattern } = patterns[language]
  const dates: SaidDays[] = []
  const rest = clause.replaceAll(datePattern, (...match) => {
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>
    const before = clause.slice(0, Number(match.at(-3)))
    const said = groups['year'] ?? groups['year2']
    const month = monthOf(groups['month'] ?? groups['month2'] ?? '', language)
    const days = [...(groups['list'] ?? groups['list2'] ?? '').matchAll(/\d{1,2}/g)].map(([number]) => ({
      day: Number(number),
      month,
      ...(said && { year: Number(said) }),
    }))
    const bound = boundOf(before)
    dates.push({ days, ...(bound && { bound }) })
    return ' @ '
  })
  const months = [...rest.matchAll(monthPattern)].map(({ groups }) => ({
    month: monthOf(groups?.['month'] ?? '', language),
    ...(groups?.['year'] && { year: Number(groups['year']) }),
  }))
  return { dates, months }
}

function boundOf(before: string): SaidDays['bound'] {
  if (beginning.test(before)) return 'first'
  return end.test(before) ? 'last' : undefined
}

function monthOf(name: string, language: Language): number {
  return names(language).findIndex((full) => full.slice(0, 3) === name.slice(0, 3)) + 1
}
