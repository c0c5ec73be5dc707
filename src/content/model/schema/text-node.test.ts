import { expect, test } from 'vitest'
import { fieldsOf, resolved } from './schema-node.ts'
import { isText, subjectOf } from './text-node.ts'

const text = { $ref: 'shared.schema.json#/$defs/text' }
const node = resolved(
  {
    properties: {
      name: { type: 'string', refersTo: 'phone' },
      title: { type: 'string', identifies: 'anchor' },
      label: { $ref: 'shared.schema.json#/$defs/time' },
      when: { enum: ['sun', 'rain'] },
      remark: { type: 'string' },
      file: text,
    },
    required: ['file'],
  },
  'page.schema.json',
)

test('the schema says what visitors read, whatever the field is called', () => {
  const words = fieldsOf(node).filter((field) => isText(field.node))
  expect(words.map(({ key }) => key)).toEqual(['remark', 'file'])
})

test('a thing is recognised by its first text, a required one before an optional one', () => {
  const value = { name: 'therapy', label: '20:00', remark: 'À parte', file: { pt: 'Um retrato', en: 'A portrait' } }
  expect(subjectOf(value, node, 'en')).toBe('A portrait')
  expect(subjectOf({ ...value, file: { pt: 'Um retrato', en: ' ' } }, node, 'en')).toBe('Um retrato')
  expect(subjectOf({ ...value, file: { pt: '' } }, node, 'en')).toBe('À parte')
  expect(subjectOf({ name: 'therapy' }, node, 'en')).toBeUndefined()
})
