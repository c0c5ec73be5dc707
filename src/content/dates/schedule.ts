import type { Time, Event } from '../model/schema/types.generated.ts'
import { yearOf } from '../model/day.ts'

/** The minutes from midnight to a time of the day. */
export const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** When something takes place, in hours of Lisbon: on days that follow each other, every week or every month. */
export type Schedule = Pick<Event, 'days' | 'weekly' | 'monthly'>

/**
 * What a calendar knows an event by: it must outlive a change of hour, place or wording. Only the name that it has in
 * the content is in it and, because a workshop may come back, the year of an event with dates.
 */
export function calendarName(name: string, { days }: Schedule): string {
  return days ? `${name}-${yearOf(days.first)}` : name
}
