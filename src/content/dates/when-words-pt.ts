import type { Time, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'
import { dateText } from './date-text.ts'
import { daysBetween, weekdayOf, weekdays } from './day.ts'
import { list, weekdayName } from './names.ts'
import { longestNamedByWeekday, runOf, type WhenWords } from './when-words.ts'

const ordinals: Readonly<Record<WeekOfMonth, string>> = {
  first: 'primeir',
  second: 'segund',
  third: 'terceir',
  fourth: 'quart',
  last: 'últim',
}
const numbers: Readonly<Record<number, string>> = { 3: 'três', 4: 'quatro' }
const suffix = '-feira'

const name = (day: Weekday) => weekdayName(day, 'pt')
/** segunda-feira is feminine, sábado and domingo are masculine. */
const isFeminine = (day: Weekday) => name(day).endsWith(suffix)
const short = (day: Weekday) => name(day).replace(suffix, '')
const plural = (day: Weekday) => short(day) + (isFeminine(day) ? `s${suffix}s` : 's')

/** Times as they are said in Portugal. */
export const portuguese: WhenWords = {
  oneDay: (date) => `${name(weekdayOf(date))}, ${dateText(date, 'pt')}`,
  hours: (from, to) => (to ? `${hour(from, 'd')} ${hour(to, '')}` : hour(from, '')),
  throughout(first, begins, last, ends) {
    const [start, end] =
      daysBetween(first, last) > longestNamedByWeekday
        ? ['do primeiro dia', 'do último']
        : [`de ${name(weekdayOf(first))}`, `de ${name(weekdayOf(last))}`]
    return `${hour(begins, 'd')} ${start} ${hour(ends, '')} ${end}`
  },
  weekly(days, every) {
    if (every === 1) return run(days) ?? severalDays(days)
    return `${interval(every)}, ${run(days) ?? onDays(days)}`
  },
  monthly(weeks, day) {
    const which = weeks.map((week) => ordinals[week] + (isFeminine(day) ? 'a' : 'o'))
    return `${list(which, 'pt')} ${weeks.length > 1 ? plural(day) : name(day)} de cada mês`
  },
  since: (first) => `a partir de ${dateText(first, 'pt')}`,
  until: (last) => `até ${dateText(last, 'pt')}`,
  between: (range) => `de ${range}`,
  except: (pauses) => `exceto ${list(pauses, 'pt')}`,
  inMonth: (month) => `em ${month}`,
  onDate: (date) => `a ${date}`,
  withPauses: 'com algumas pausas',
}

/** `às 20h`, `à 1h`, `à meia-noite`; with `d` before it, `das 20h`. */
function hour(time: Time, before: 'd' | ''): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const singular = before === 'd' ? 'da' : 'à'
  if (hours === 0 && minutes === 0) return `${singular} meia-noite`
  const figures = `${hours}h${minutes === 0 ? '' : time.slice(3)}`
  return hours === 1 ? `${singular} ${figures}` : `${before === 'd' ? 'das' : 'às'} ${figures}`
}

function interval(weeks: number): string {
  if (weeks === 2) return 'de 15 em 15 dias'
  return `de ${numbers[weeks]} em ${numbers[weeks]} semanas`
}

function run(days: readonly Weekday[]): string | undefined {
  if (days.length === weekdays.length) return 'todos os dias'
  const ends = runOf(days, weekdays)
  return ends && `de ${short(ends[0])} a ${name(ends[1])}`
}

/** `segundas e quartas-feiras`: the last one bears the word for all. Beside a Saturday that no longer works. */
function severalDays(days: readonly Weekday[]): string {
  const [first] = days
  if (first && days.length === 1) return plural(first)
  const feminine = days.filter(isFeminine)
  if (feminine.length === days.length)
    return `${list(
      days.map((day) => `${short(day)}s`),
      'pt',
    )}${suffix}s`
  const names = feminine.length > 1 ? days.map((day) => `${short(day)}s`) : days.map(plural)
  return list(names, 'pt')
}

/** `às segundas e quartas-feiras`, `às sextas-feiras e aos sábados`. */
function onDays(days: readonly Weekday[]): string {
  const groups = [days.filter(isFeminine), days.filter((day) => !isFeminine(day))]
  return groups
    .flatMap((group, index) => (group.length > 0 ? [`${index === 0 ? 'às' : 'aos'} ${severalDays(group)}`] : []))
    .join(' e ')
}
