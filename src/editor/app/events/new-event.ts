import type { IconName, LocalisedText, WeekOfMonth, Weekday } from '../../../content/model/schema/types.generated.ts'
import { textAt, valueAtPath, type Value } from '../../../content/model/source.ts'
import { languages } from '../../../content/model/language.ts'
import type { NewValue } from '../../../content/yaml/edit/edit.ts'
import type { Schedule } from '../../../content/dates/schedule.ts'
import { daysAfter, isRealDay, weekdayOf } from '../../../content/model/day.ts'
import { emptyText, trimmed } from '../panel/plain-fields.tsx'
import { numberMeant } from '../../../content/check/validate/meant-value.ts'
import { blankOf } from '../panel/filled-value.ts'
import type { KnownNames } from '../../../content/operations/pages/new-page.ts'
import { fieldsOf, nodeAt } from '../../../content/model/schema/schema-node.ts'

/** How an event usually takes place, and what its card and its button then have until the owner says otherwise. */
export const eventModels = {
  weekend: { icon: 'sun', button: { pt: 'Quero ir ao workshop', en: 'Join the workshop' } },
  day: { icon: 'sparkles', button: { pt: 'Quero participar', en: 'I want to come' } },
  weekly: { icon: 'music', button: { pt: 'Quero experimentar', en: 'I want to try it' } },
  fortnightly: { icon: 'waves', button: { pt: 'Quero saber do grupo', en: 'Ask about the group' } },
  monthly: { icon: 'leaf', button: { pt: 'Quero reservar lugar', en: 'Keep me a place' } },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly button: LocalisedText }>>

type ModelName = keyof typeof eventModels

export const modelNames = Object.keys(eventModels) as ModelName[]

/** Whether it takes place on days of the calendar, not of the week. */
export const isDated = (model: ModelName): boolean => model === 'weekend' || model === 'day'

/** What has been filled in for an event that does not exist yet. */
export interface EventForm {
  readonly model: ModelName
  /** The name of the event that takes place again, if it is not a new one: then only its dates are asked for. */
  readonly again?: string | undefined
  readonly title: LocalisedText
  readonly first?: string | undefined
  readonly last?: string | undefined
  readonly days: readonly Weekday[]
  /** Which of those days in a month. */
  readonly which: WeekOfMonth
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The hours on the first and the last day of what takes place again, and goes on in between. */
  readonly begins?: string | undefined
  readonly ends?: string | undefined
  readonly pausesInAugust?: boolean
  /** The owner's own wording; without it, it is derived from the dates. */
  readonly when?: LocalisedText | undefined
  readonly where: LocalisedText
  readonly euros: string
  readonly description: LocalisedText
  /** The owner's own; without them, those of the model. */
  readonly icon?: IconName
  readonly button?: LocalisedText
}

export const emptyForm: EventForm = {
  model: 'weekend',
  title: emptyText,
  days: [],
  which: 'first',
  where: emptyText,
  euros: '',
  description: emptyText,
}

/** When it takes place; undefined until that is complete: while a year is typed, it has fewer than four digits. */
export function scheduleOfForm(form: EventForm): Schedule | undefined {
  const { model, again, first, last, days, which, from, to, begins, ends, pausesInAugust } = form
  const hours = { ...(from && { from }), ...(from && to && { to }) }
  if (again !== undefined || isDated(model)) {
    const isOneDay = !last || last === first || (again === undefined && model === 'day')
    const throughout = !from && { ...(begins && { begins }), ...(ends && { ends }) }
    return first && first >= '1' && (isOneDay || last >= '1')
      ? { days: { first, ...(!isOneDay && { last, ...throughout }), ...hours } }
      : undefined
  }
  const [day] = days
  if (!day || !from) return undefined
  const end = to && { to }
  const pauses = pausesInAugust && { pauses: [{ month: 'august' as const }] }
  if (model === 'monthly') return { monthly: { which, day, from, ...end, ...pauses } }
  const each = days.length === 1 ? day : [...days]
  if (model === 'weekly') return { weekly: { day: each, from, ...end, ...pauses } }
  if (!first || first < '1' || firstMeeting(form) !== undefined) return undefined
  return { weekly: { day: each, every: 2, from, ...end, first, ...pauses } }
}

/** The nearest day of a fortnightly group, if its first day is none of its weekdays; undefined if it is one. */
export function firstMeeting({ model, first, days }: EventForm): string | undefined {
  if (model !== 'fortnightly' || !first || !isRealDay(first)) return undefined
  const near = [0, 1, -1, 2, -2, 3, -3].map((step) => daysAfter(first, step))
  const nearest = near.find((day) => days.includes(weekdayOf(day)))
  return nearest === first ? undefined : nearest
}

/** Whether a price can be understood, or none is given. */
export const isPrice = (euros: string): boolean => euros.trim() === '' || numberMeant(euros) !== undefined

/**
 * The event as it is written to the file, in the order of the schema. Its icon and the words of its button are those of
 * its model; the conversation to which the button leads is copied from the last event that has one.
 */
export function eventOf(form: EventForm, schedule: Schedule, events: readonly Value[], knownNames: KnownNames) {
  const { model, title, when, where, euros, description, icon, button } = form
  const event = nodeAt('events', undefined, ['events', 0])
  const fields = event ? fieldsOf(event) : []
  const price = numberMeant(euros)
  const said: Readonly<Record<string, NewValue | undefined>> = {
    title: trimmed(title),
    ...(schedule as Readonly<Record<string, NewValue>>),
    when: when && trimmed(when),
    where: trimmed(where),
    description: trimmed(description),
    icon: icon ?? eventModels[model].icon,
    button: { label: trimmed(button ?? eventModels[model].button), ...targetOf(events, knownNames) },
    euros: price === undefined ? undefined : Number(price),
  }
  return Object.fromEntries(
    fields.flatMap(({ key, node, required }): [string, NewValue][] => {
      const own = said[key] ?? (required && key !== 'name' ? blankOf(node, knownNames) : undefined)
      return own === undefined ? [] : [[key, own]]
    }),
  )
}

/** The conversation of the last event that has one, or one with the first telephone; without any, another contact. */
function targetOf(events: readonly Value[], knownNames: KnownNames): Readonly<Record<string, NewValue>> {
  const last = events.findLast((event) => valueAtPath(event, ['button', 'chat']) !== undefined)
  const chat = valueAtPath(last, ['button', 'chat'])
  if (typeof chat === 'object' && !Array.isArray(chat)) {
    const { text = '', ...other } = chat
    // What a visitor is to write about that event is not about this one.
    const isAboutIt = languages.some((each) => JSON.stringify(text).includes(textAt(last, 'title', each) || '\n'))
    return { chat: isAboutIt ? other : chat }
  }
  const [phone] = knownNames('phone')
  const [contact] = knownNames('contact')
  return phone === undefined && contact !== undefined ? { contact } : { chat: { phone: phone ?? '' } }
}
