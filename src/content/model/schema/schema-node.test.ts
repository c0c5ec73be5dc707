import { expect, test } from 'vitest'
import { blockNode, fieldsOf, fileNode, isNamedField, nodeAt } from './schema-node.ts'

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
  expect(phones && isNamedField(phones, 'therapy')).toBe(false)
  expect(isNamedField(fileNode('site'), 'phones')).toBe(true)
  expect(isNamedField(fileNode('site'), 'toString')).toBe(false)
})
