import { expect, test } from 'vitest'
import { blockNode, fieldsOf, fileNode, declares, nodeAt, resolved } from './schema-node.ts'
import { isText, subjectOf } from './text-node.ts'

const page = {
  blocks: [
    { type: 'hero', title: { pt: 'Olá', en: 'Hello' }, buttons: [{ label: { pt: 'a', en: 'b' } }] },
    { type: 'none' },
  ],
}

const typeAt = (...path: readonly (string | number)[]) => nodeAt('page', page, path)?.type

test('what a value is follows from its place in the schema', () => {
  expect(typeAt()).toBe('PageFile')
  expect(typeAt('blocks', 0)).toBe('HeroBlock')
  expect(typeAt('blocks', 0, 'title')).toBe('LocalisedText')
  expect(typeAt('blocks', 0, 'buttons', 0)).toBe('Button')
  expect(typeAt('blocks', 0, 'picture', 'focus')).toBe('Focus')
  expect(nodeAt('site', { phones: { therapy: {} } }, ['phones', 'therapy'])?.type).toBe('Phone')
})

test('where the schema describes nothing there is nothing', () => {
  expect(nodeAt('page', page, ['blocks', 1])).toBeUndefined()
  expect(nodeAt('page', page, ['nothing', 0])).toBeUndefined()
  expect(nodeAt('page', page, ['toString'])).toBeUndefined()
})

test('the fields of a map are in the order of its schema, and say which are required', () => {
  const fields = fieldsOf(blockNode('hero'))
  expect(fields.map(({ key }) => key).slice(0, 3)).toEqual(['type', 'anchor', 'eyebrow'])
  expect(fields.filter(({ required }) => required).map(({ key }) => key)).toEqual(['type', 'title', 'lead', 'buttons'])
})

test('a key that the owner chose is no field of the schema', () => {
  const phones = nodeAt('site', { phones: {} }, ['phones'])
  expect(phones && declares(phones, 'therapy')).toBe(false)
  expect(declares(fileNode('site'), 'phones')).toBe(true)
  expect(declares(fileNode('site'), 'toString')).toBe(false)
})

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
