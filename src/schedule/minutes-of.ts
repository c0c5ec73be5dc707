import type { Time } from '../content/schema/types.generated.ts'

/** The minutes from midnight to a time of the day. */
export const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
