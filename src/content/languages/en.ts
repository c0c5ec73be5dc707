import { daysBetween, weekdayOf, weekdays } from '../model/day.ts'
import type { Time, Weekday } from '../model/schema/types.generated.ts'
import { dateTextsIn, languageNames, longestNamedByWeekday, runOf, wordSet } from './names.ts'
import type { SiteLanguage } from './pt.ts'

const locale = 'en-GB'
const names = languageNames(locale)
const dates = dateTextsIn(names, { between: ' ', to: 'to', and: 'and' })
const { weekday: name, list } = names

const hour = (time: Time) => (time === '00:00' ? 'midnight' : time)

const when: SiteLanguage['when'] = {
  oneDay: (date) => `${name(weekdayOf(date))} ${dates.date(date)}`,
  hours: (from, to) => (to ? `${hour(from)} to ${hour(to)}` : hour(from)),
  throughout(first, begins, last, ends) {
    if (daysBetween(first, last) > longestNamedByWeekday)
      return `from ${hour(begins)} on the first day to ${hour(ends)} on the last`
    return `${name(weekdayOf(first))} ${hour(begins)} to ${name(weekdayOf(last))} ${hour(ends)}`
  },
  weekly(days, every) {
    return every === 1 ? severalDays(days) : `every ${every} weeks, ${severalDays(days)}`
  },
  monthly: (weeks, day) => `${list(weeks)} ${name(day)} of every month`,
  since: (first) => `from ${dates.date(first)}`,
  until: (last) => `until ${dates.date(last)}`,
  between: (range) => `from ${range}`,
  except: (pauses) => `except ${list(pauses)}`,
  inMonth: (month) => `in ${month}`,
  onDate: (date) => `on ${date}`,
  withPauses: 'with some breaks',
}

function severalDays(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'every day'
  const run = runOf(days)
  return run ? `${name(run[0])} to ${name(run[1])}` : list(days.map((day) => `${name(day)}s`))
}

const frequentWords = wordSet(`
  the of and to in is are was were be been being it its it's this that these those with without from into on at by
  or not but if then than what when where which who whom whose why how you your yours we our ours they them their
  theirs he him she hers i my mine an all any some each every both few more most much many other another same only
  also just very too here there now today always never before after again still yet can could will would shall
  should might have having does did done doing don't doesn't can't isn't let's i'm you're we're they're i've i'd
  you'll about between through during over under until while because want need know see say make take learn read
  write send ask feel find give keep class classes session sessions body life music dancing movement therapy couple
  couples people person week weeks day days hour hours year years month place places spot time message next upcoming
  first woman house room thank hello small new meeting meetings working together learning way themselves yourself
  myself itself ourselves himself herself nobody somebody everyone everybody someone anyone nothing something
  everything anything two three four five six seven eight nine ten slowly quickly feeling feels live lives living
  begin begins start starts listen listening speak talk talking help helps grow growth change changes care who's
  what's that's there's won't didn't wasn't
`)

export const english: SiteLanguage = {
  locale,
  names,
  dates,
  when,
  free: 'Free',
  namedWeekdays: /\b(?<!black |good )(?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/gi,
  frequentWords,
}
