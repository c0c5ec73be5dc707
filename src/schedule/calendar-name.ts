import type { Schedule } from './schedule.ts'
import { yearOf } from './day.ts'

/**
 * What a calendar knows an event by: it must outlive a change of hour, place or wording. Only the name that it has in
 * the content is in it and, because a workshop may come back, the year of an event with dates.
 */
export function calendarName(name: string, { days }: Schedule): string {
  return days ? `${name}-${yearOf(days.first)}` : name
}
