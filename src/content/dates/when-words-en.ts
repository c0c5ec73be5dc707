import type { Time, Weekday } from '../model/schema/types.generated.ts'
import { dateText } from './date-text.ts'
import { daysBetween, weekdayOf, weekdays } from './day.ts'
import { list, weekdayName } from './names.ts'
import { longestNamedByWeekday, runOf, type WhenWords } from './when-words.ts'

const ordinals: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth' }

const name = (day: Weekday) => weekdayName(day, 'en')
const hour = (time: Time) => (time === '00:00' ? 'midnight' : time)

/** Times as they are written in Britain. */
export const british: WhenWords = {
  oneDay: (date) => `${name(weekdayOf(date))} ${dateText(date, 'en')}`,
  hours: (from, to) => (to ? `${hour(from)} to ${hour(to)}` : hour(from)),
  throughout(first, begins, last, ends) {
    if (daysBetween(first, last) > longestNamedByWeekday) {
      return `from ${hour(begins)} on the first day to ${hour(ends)} on the last`
    }
    return `${name(weekdayOf(first))} ${hour(begins)} to ${name(weekdayOf(last))} ${hour(ends)}`
  },
  weekly(days, every) {
    const [first] = days
    if (every === 1) return severalDays(days)
    if (first && days.length === 1) return `every ${ordinals[every]} ${name(first)}`
    return `every ${ordinals[every]} week, ${severalDays(days)}`
  },
  monthly: (weeks, day) => `${list(weeks, 'en')} ${name(day)} of every month`,
  since: (first) => `from ${dateText(first, 'en')}`,
  until: (last) => `until ${dateText(last, 'en')}`,
  between: (range) => `from ${range}`,
  except: (pauses) => `except ${list(pauses, 'en')}`,
  inMonth: (month) => `in ${month}`,
  onDate: (date) => `on ${date}`,
  withPauses: 'with some breaks',
}

function severalDays(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'every day'
  const run = runOf(days, weekdays)
  if (run) return `${name(run[0])} to ${name(run[1])}`
  return list(
    days.map((day) => `${name(day)}s`),
    'en',
  )
}
