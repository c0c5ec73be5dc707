import { valueAtPath } from '../../../content/model/own-property.ts'
import type { NewValue } from '../../../content/yaml/edit/edit.ts'
import type { Value } from '../../../content/model/source.ts'
import type { Weekday } from '../../../content/model/schema/types.generated.ts'
import type { Schedule } from '../../../content/dates/schedule.ts'
import { scheduleFaults } from '../../../content/dates/schedule-faults.ts'
import { type InBoth, emptyTexts } from '../pages/plain-texts.tsx'
import { numberMeant } from '../../../content/check/validate/meant-value.ts'
import { blankOf, type References } from '../panel/blank.ts'
import { childNode, fieldsOf, fileNode, itemNode } from '../../../content/model/schema/schema-node.ts'

/** What has been filled in for an event that does not exist yet. */
export interface EventForm {
  readonly kind: 'dated' | 'weekly'
  readonly title: InBoth
  readonly first?: string | undefined
  readonly last?: string | undefined
  readonly days: readonly Weekday[]
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The owner's own wording; without it, it is derived from the dates. */
  readonly when?: InBoth
  readonly where: InBoth
  readonly euros: string
  readonly description: InBoth
}

export const emptyForm = (kind: EventForm['kind']): EventForm => ({
  kind,
  title: emptyTexts,
  days: [],
  where: emptyTexts,
  euros: '',
  description: emptyTexts,
})

/** When it takes place; undefined until that is complete. */
export function scheduleOfForm({ kind, first, last, days, from, to }: EventForm): Schedule | undefined {
  const hours = { ...(from && { from }), ...(from && to && { to }) }
  if (kind === 'dated')
    return first ? { days: { first, ...(last && last !== first && { last }), ...hours } } : undefined
  const [day] = days
  return day && from ? { weekly: { day: days.length === 1 ? day : [...days], from, ...(to && { to }) } } : undefined
}

/** Whether a price can be understood, or none is given. */
export const isPrice = (euros: string): boolean => euros.trim() === '' || numberMeant(euros) !== undefined

/** Whether all days and times are valid. */
export const isPossible = (schedule: Schedule): boolean => scheduleFaults(schedule).length === 0

/**
 * The event as it is written to the file, in the order of the schema. Its icon and its button are copied from the last
 * event, if there is one: most events lead to the same conversation.
 */
export function eventOfForm(
  { title, when, where, euros, description }: EventForm,
  schedule: Schedule,
  last: Value | undefined,
  references: References,
): Readonly<Record<string, NewValue>> {
  const list = childNode(fileNode('events'), 'events', [])
  const event = list && itemNode(list)
  const fields = event ? fieldsOf(event) : []
  const price = numberMeant(euros)
  const said: Readonly<Record<string, NewValue | undefined>> = {
    title,
    ...(schedule as Readonly<Record<string, NewValue>>),
    when,
    where,
    description,
    euros: price === undefined ? undefined : Number(price),
  }
  return Object.fromEntries(
    fields.flatMap(({ key, node, required }): [string, NewValue][] => {
      const own =
        said[key] ?? (required && key !== 'name' ? (valueAtPath(last, [key]) ?? blankOf(node, references)) : undefined)
      return own === undefined ? [] : [[key, own]]
    }),
  )
}
