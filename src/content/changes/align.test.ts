import { expect, test } from 'vitest'
import { resolved } from '../schema/schema-node.ts'
import { alignItems } from './align.ts'

test('an item that was rewritten is recognised by what the schema says identifies it, whatever its fields are called', () => {
  const words = { type: 'string', pattern: String.raw`\S` }
  const key = { type: 'string', identifies: 'event' }
  const list = resolved({ items: { properties: { name: words, code: key, text: words } } }, 'page.schema.json')
  const before = [
    { name: 'A', code: 'one', text: 'first' },
    { name: 'B', code: 'two', text: 'second' },
  ]
  const after = [
    { name: 'A', code: 'two', text: 'now' },
    { name: 'B', code: 'one', text: 'then' },
  ]
  expect(alignItems(before, after, list)).toEqual([1, 0])
})
