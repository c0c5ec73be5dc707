import { isRealDay } from '../../model/day.ts'
import { folded } from './nearest.ts'

const two = (digits: string | number): string => String(digits).padStart(2, '0')

/** An hour, as it is spoken of: `20h`, `às 19h30`, `8 p.m.`. */
export function timeMeant(text: string): string | undefined {
  const [, written, minutes = '', half] =
    /^(?:[aà]s?\s+)?(\d{1,2})(?:\s*[h:.]\s*(\d{1,2})?)?\s*(?:h|horas|m|min)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? []
  if (written === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  const hour = half ? (Number(written) % 12) + (isAfternoon ? 12 : 0) : Number(written)
  return `${two(hour)}:${two(minutes)}`
}

const monthStarts = [
  'jan',
  'fev|feb',
  'mar',
  'abr|apr',
  'mai|may',
  'jun',
  'jul',
  'ago|aug',
  'set|sep',
  'out|oct',
  'nov',
  'dez|dec',
]

/** From 0; -1 where a word is not the name of a month. */
export const monthNamed = (word: string): number =>
  monthStarts.findIndex((start) => new RegExp(`^(?:${start})\\p{L}*$`, 'u').test(folded(word)))

/** A day, as it is written by hand: `7 de novembro de 2027`, `07/11/2027`, `2027-nov-07`. */
export function dateMeant(written: string): string | undefined {
  const text = written.replace(/^\p{L}[\p{L}-]*,\s+(?=\d)/u, '')
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
    /^(\d{1,4})\s*[-–—/.]\s*(\d{1,2})\s*[-–—/.]\s*(\d{1,4})$/.exec(text) ?? []
  // Here the day comes before the month.
  if (first.length > 2) return realDate(first, second, third)
  if (third.length > 2) return realDate(third, second, first)
  const [one, other] = [realDate(`20${two(third)}`, second, first), realDate(`20${two(first)}`, second, third)].filter(
    (date) => date !== undefined && date > firstYear && date < lastYear,
  )
  return other === undefined ? one : undefined
}

/** Where a year of two digits may be. */
const [firstYear, lastYear] = ['2024', '2050']

/** A date, if it is one of the calendar. */
export function realDate(year: string, month: string | number, day: string): string | undefined {
  const date = `${year}-${two(month)}-${two(day)}`
  return isRealDay(date) ? date : undefined
}
