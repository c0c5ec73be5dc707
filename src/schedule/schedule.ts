import type { Event } from '../content/schema/types.generated.ts'

/** When something takes place, in hours of Lisbon: on days that follow each other, every week or every month. */
export type Schedule = Pick<Event, 'days' | 'weekly' | 'monthly'>
