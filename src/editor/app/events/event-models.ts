import type { IconName, LocalisedText } from '../../../content/model/schema/types.generated.ts'

/** How an event usually takes place, and what its card then has until the owner says otherwise. */
interface EventModel {
  readonly icon: IconName
  /** What the button of the card says. */
  readonly button: LocalisedText
}

export const eventModels = {
  weekend: { icon: 'sun', button: { pt: 'Quero ir ao workshop', en: 'Join the workshop' } },
  day: { icon: 'sparkles', button: { pt: 'Quero participar', en: 'I want to come' } },
  weekly: { icon: 'music', button: { pt: 'Quero experimentar', en: 'I want to try it' } },
  fortnightly: { icon: 'waves', button: { pt: 'Quero saber do grupo', en: 'Ask about the group' } },
  monthly: { icon: 'leaf', button: { pt: 'Quero reservar lugar', en: 'Keep me a place' } },
} as const satisfies Readonly<Record<string, EventModel>>

export type ModelName = keyof typeof eventModels

export const modelNames = Object.keys(eventModels) as ModelName[]

/** Whether it takes place on days of the calendar, not of the week. */
export const isDated = (model: ModelName): boolean => model === 'weekend' || model === 'day'
