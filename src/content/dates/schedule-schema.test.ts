import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Price } from '../model/schema/types.generated.ts'
import type { Schedule } from './schedule.ts'
import { priceLines } from './price-text.ts'
import { whenText } from './when-text.ts'
import { languages } from '../model/language.ts'
import { readSchema, type JsonSchema } from '../model/schema/schema-files.ts'
const shared = readSchema('shared.schema.json')
const schedules = readSchema('schedule.schema.json')
const { properties, oneOf } = (readSchema('events.schema.json') as { $defs: { event: JsonSchema } }).$defs.event
/** An event of which nothing but its schedule is looked at. */
const schedule: JsonSchema = {
  additionalProperties: false,
  oneOf,
  properties: Object.fromEntries(
    Object.entries(properties as object).filter(([key]) => ['days', 'weekly', 'monthly'].includes(key)),
  ),
}
const price = readSchema('price.schema.json')

const ajv = new Ajv2020({ strict: false, schemas: { 'shared.schema.json': shared, 'schedule.schema.json': schedules } })
/** Whether a value is what a schema wants. */
const isValid = (schema: JsonSchema, value: unknown): boolean => ajv.validate(schema, value)

test('every example is valid, and has words in both languages', () => {
  const kinds = [
    ['days', 'datedSchedule'],
    ['weekly', 'weeklySchedule'],
    ['monthly', 'monthlySchedule'],
  ] as const
  const definitions = schedules['$defs'] as Readonly<Record<string, { readonly examples: readonly unknown[] }>>
  const examples = kinds.flatMap(([key, name]) =>
    (definitions[name]?.examples ?? []).map((example) => ({ [key]: example }) as Schedule),
  )
  expect(examples.length).toBeGreaterThan(10)
  for (const example of examples) {
    expect(isValid(schedule, example), JSON.stringify(example)).toBe(true)
    for (const language of languages) expect(whenText(example, language)).not.toMatch(/undefined|NaN/)
  }
  for (const example of price['examples'] as Price[]) {
    expect(isValid(price, example), JSON.stringify(example)).toBe(true)
    for (const language of languages) expect(priceLines(example, language).join()).not.toMatch(/undefined|NaN/)
  }
})

test.each([
  { days: { last: '2027-03-14' } },
  { days: { first: '2027-03-13', day: 'friday' } },
  { weekly: { day: 'Quarta', from: '20:00' } },
  { weekly: { day: [], from: '20:00' } },
  { weekly: { day: ['monday', 'monday'], from: '20:00' } },
  { weekly: { day: 'monday' } },
  { weekly: { day: 'monday', from: '20h' } },
  { weekly: { day: 'monday', from: '20:00', every: 5 } },
  { weekly: { day: 'monday', from: '20:00', pauses: [{}] } },
  { weekly: { day: 'monday', from: '20:00', pauses: [{ month: 'august', first: '2027-08-01' }] } },
  { monthly: { day: 'friday', from: '20:00' } },
  { monthly: { which: 'fifth', day: 'friday', from: '20:00' } },
  { weekly: { day: 'monday', from: '20:00' }, days: { first: '2027-03-13' } },
  {},
])('%j is not valid', (value) => {
  expect(isValid(schedule, value)).toBe(false)
})
