import type { Language } from '../../content/language.ts'
import type { Schedule } from '../schedule.ts'
import { clausesOf } from './clauses.ts'
import {
  areOtherBounds,
  areOtherDays,
  areOtherHours,
  isOtherFrequency,
  isOtherWeekday,
  type Claims,
} from './compare.ts'
import { saidDates } from './dates.ts'
import { saidFrequencies } from './frequency.ts'
import { saidHours } from './hours.ts'
import { saidWeekdays, saidWeeks } from './weekdays.ts'

/** In what a text seems to say something other than the schedule does. */
export type Contradiction = 'weekday' | 'hours' | 'date' | 'frequency'

/**
 * In what the words of a person seem to contradict the schedule beside them. This guesses, so it is no more than a
 * reason to ask, and it rather finds nothing: most of what people write about times it leaves alone.
 */
export function seemsToContradict(words: string, schedule: Schedule, language: Language): Contradiction[] {
  const claims = claimsOf(words, language)
  const found: readonly (readonly [Contradiction, boolean])[] = [
    ['weekday', isOtherWeekday(claims, schedule)],
    ['hours', areOtherHours(claims, schedule)],
    ['date', schedule.days ? areOtherDays(claims, schedule.days) : areOtherBounds(claims, schedule)],
    ['frequency', isOtherFrequency(claims, schedule)],
  ]
  return found.filter(([, isFound]) => isFound).map(([contradiction]) => contradiction)
}

function claimsOf(words: string, language: Language): Claims {
  const clauses = clausesOf(words).map((clause) => ({ clause, hours: saidHours(clause, language) }))
  const dates = clauses.map(({ hours }) => saidDates(hours.rest, language))
  return {
    ranges: clauses.flatMap(({ hours }) => hours.ranges),
    starts: clauses.flatMap(({ hours }) => hours.starts),
    ends: clauses.flatMap(({ hours }) => hours.ends),
    weekdays: clauses.flatMap(({ hours }) => saidWeekdays(hours.rest, language)),
    weeks: clauses.flatMap(({ hours }) => saidWeeks(hours.rest)),
    dates: dates.flatMap((said) => said.dates),
    months: dates.flatMap((said) => said.months),
    frequencies: clauses.flatMap(({ clause }) => saidFrequencies(clause)),
  }
}
