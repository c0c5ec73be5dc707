import { weekdays } from '../../model/day.ts'
import { placeholder } from '../../model/diagnostic.ts'
import type { JsonSchema } from '../../model/schema/schema-files.ts'
import { months } from '../../dates/schedule.ts'
import { dateMeant, monthNamed, realDate, timeMeant, choiceMeant, integerMeant, namesOfDays } from './meant-value.ts'

/** Turns what people write in place of a group of fields into that group, by the `title` of its schema. */
const groups: Readonly<Record<string, (text: string) => string | undefined>> = {
  DatedSchedule: daysMeant,
  WeeklySchedule: weeklyMeant,
  Focus: pointMeant,
  Pauses: pausesMeant,
  Pause: pauseMeant,
}

/** The map in braces that a text means, such as `{ day: …, from: … }`, where only one reading is possible. */
export const groupMeant = (text: string, schema: JsonSchema) => groups[String(schema['title'])]?.(text.trim())

/** The first and the last day of `2025-11-07` and `7 a 9 de novembro de 2025`. Days named one by one are no span. */
export function daysMeant(text: string): string | undefined {
  const [, day, rest] = /^(?:d?e )?(\d{1,2})\s*(?:a|-|–|até|to)\s*(\d{1,2}\s.*)/is.exec(text) ?? []
  const last = dateMeant(rest ?? text)
  const first = last && day ? realDate(last.slice(0, 4), last.slice(5, 7), day) : last
  return first && last && first <= last ? `{ first: ${first}, last: ${last} }` : undefined
}

const hour = String.raw`(\d{1,2}(?:[:.h](?:\d\d)?)?(?: ?[ap]\.?m\.?)?)`
const daily = new RegExp(
  String.raw`^(?!.*[\dh]\s*(?:às|a|até|to|-|–)\s*[\d.:h]+ ?[ap]\.?m)(?:todas as |às? |every |on )?(\p{L}[\p{L}-]+)(?:,?\s+(?:(?:d?as|às|at|from)\s+)?${hour}(?:\s*(?:às|a|até|to|-|–)\s*${hour})?)?$`,
  'iu',
)

/** The weekday of `thursday`, and the hours of `quintas-feiras, das 19h30 às 21h`: the first of them must not be missing. */
function weeklyMeant(text: string): string | undefined {
  const [, name = '', ...times] = daily.exec(text) ?? []
  const day = choiceMeant(name, weekdays, namesOfDays)
  if (day === undefined) return undefined
  const [from = placeholder, to] = times.flatMap((time) => (time === undefined ? [] : `"${timeMeant(time)}"`))
  return `{ day: ${day}, from: ${from}${to ? `, to: ${to}` : ''} }`
}

/** A point, of one number for both its directions, or of two. `50,5` may be either. */
function pointMeant(text: string): string | undefined {
  const [x, y = x, ...others] = text.split(/\s*[;/]\s*|,\s+|,(?=\d\d)|\s+/).map(integerMeant)
  return x === undefined || y === undefined || others.length > 0 ? undefined : `{ x: ${x}, y: ${y} }`
}

/** Whole months in which something pauses: `agosto`, `julho e agosto`. */
function pausesMeant(text: string): string | undefined {
  const found = text.split(/\s*[,/&+]\s*|\s+(?:e|and)\s+/).map(pauseMeant)
  return found.every((pause) => pause !== undefined) ? `[${found.join(', ')}]` : undefined
}

function pauseMeant(text: string): string | undefined {
  const month = months[monthNamed(text)]
  return month && `{ month: ${month} }`
}
