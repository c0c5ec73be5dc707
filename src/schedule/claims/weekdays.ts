import type { Language } from '../../content/language.ts'
import type { Weekday, WeekOfMonth } from '../../content/schema/types.generated.ts'
import { weekdays } from '../day.ts'

/**
 * A weekday of Portuguese is also an ordinal (`segunda aula`) and a farm (`Quinta das Flores`). So a bare one in the
 * singular counts only where the text goes on as it would after a weekday, and after `a` only in a row of them.
 */
const names: Readonly<Record<Language, RegExp>> = {
  pt: /\b(?:(?<!\b(?:na|da|numa|nossa|(?<!(?:segunda|terça|quarta|quinta|sexta|feira)\s)a)\s)(?<bare>segunda|terça|quarta|quinta|sexta)(?=\s*(?:$|[-–—,:~/&]|(?:a|e|ou|as|à|das?|pelas)\s+(?:~|\d|noite|tarde|manha|segunda|terça|quarta|quinta|sexta|sabado|domingo)))(?!-feira)|(?<full>segunda|terça|quarta|quinta|sexta)(?:s|-feira|s-feiras| feira|s feiras)(?!\w)|(?<numbered>[2-6])\.?ªs?[- ]?feiras?\b|(?<weekend>sabado|domingo)s?\b)/g,
  en: /\b(?<full>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/g,
}

const order: Readonly<Record<Language, readonly string[]>> = {
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
  en: weekdays,
}

/** What joins the first and the last of several days. */
const through = /^\s*(?:a|ate|to|through|till|until|-|–|—)\s*$/

/** The weekdays that a clause says, those between the first and the last of a row among them. */
export function saidWeekdays(clause: string, language: Language): Weekday[] {
  const said = new Set<Weekday>()
  let previous: { readonly index: number; readonly end: number } | undefined
  for (const match of clause.matchAll(names[language])) {
    const index = indexOf(match.groups ?? {}, language)
    const isRow = previous !== undefined && through.test(clause.slice(previous.end, match.index))
    for (let day = isRow && previous ? previous.index : index; ; day = (day + 1) % weekdays.length) {
      const weekday = weekdays[day]
      if (weekday) said.add(weekday)
      if (day === index) break
    }
    previous = { index, end: match.index + match[0].length }
  }
  return [...said]
}

function indexOf({ bare, full, numbered, weekend }: Readonly<Record<string, string>>, language: Language): number {
  if (numbered) return Number(numbered) - 2
  return order[language].indexOf(bare ?? full ?? weekend ?? '')
}

const ordinals: readonly (readonly [WeekOfMonth, RegExp])[] = [
  ['first', /^(?:primeir[oa]s?|1\.?[ºª]|first|1st)$/],
  ['second', /^(?:segund[oa]s?|2\.?[ºª]|second|2nd)$/],
  ['third', /^(?:terceir[oa]s?|3\.?[ºª]|third|3rd)$/],
  ['fourth', /^(?:quart[oa]s?|4\.?[ºª]|fourth|4th)$/],
  ['last', /^(?:ultim[oa]s?|last)$/],
]
const ordinal = String.raw`(?:(?:primeir|segund|terceir|quart|ultim)[oa]s?|[1-4]\.?[ºª]|first|second|third|fourth|last|1st|2nd|3rd|4th)`
const ordinalWeekday = new RegExp(
  String.raw`\b(${ordinal}(?:(?:\s*,\s*|\s(?:e|and|&)\s)${ordinal})*)\s(?:segunda|terça|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
  'g',
)

/** Which weeks of a month a clause says: the first and third of `primeira e terceira sexta-feira`. */
export function saidWeeks(clause: string): WeekOfMonth[] {
  if (/\b(?:every|each|cada)\s+(?:second|third|fourth)/.test(clause)) return []
  return [...clause.matchAll(ordinalWeekday)].flatMap(([, said = '']) =>
    said
      .split(/\s*,\s*|\s(?:e|and|&)\s/)
      .flatMap((word) => ordinals.filter(([, form]) => form.test(word)).map(([week]) => week)),
  )
}
