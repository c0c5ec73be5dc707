import type { Schedule } from '../schedule.ts'
import { whenText } from '../when-text.ts'

/** When something is, in the words of both languages. */
export const whenTexts = (schedule: Schedule): string => `${whenText(schedule, 'pt')} | ${whenText(schedule, 'en')}`
