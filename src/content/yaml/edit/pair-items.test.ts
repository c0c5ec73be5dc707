import { expect, test } from 'vitest'
import type { Value } from '../../model/source.ts'
import { blockNode, childNode, fileNode, resolved } from '../../model/schema/schema-node.ts'
import { pairItems } from './pair-items.ts'

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
  expect(pairItems(before, after, list)).toEqual([1, 0])
})

test.each<[string, Value[], Value[], (number | undefined)[]]>([
  ['nothing to pair', [], ['a'], [undefined]],
  ['another order', ['a', 'b'], ['b', 'a'], [1, 0]],
  ['one above the others', ['a'], ['x', 'a'], [undefined, 0]],
  ['one more of the same', ['a', 'a'], ['a', 'a', 'a'], [0, 1, undefined]],
  ['one written anew between the same two', ['a', 'b', 'c'], ['a', 'x', 'c'], [0, 1, 2]],
  ['the first one written anew', ['b', 'a'], ['x', 'a'], [0, 1]],
  ['the last one written anew', ['a', 'b'], ['a', 'x'], [0, 1]],
  ['two in place of one', ['a', 'b', 'c'], ['a', 'x', 'y', 'c'], [0, undefined, undefined, 2]],
  ['one in place of two', ['a', 'b', 'c', 'd'], ['a', 'x', 'd'], [0, undefined, 3]],
  ['one in place of one that has moved', ['a', 'b', 'c'], ['b', 'a', 'x', 'c'], [1, 0, undefined, 2]],
  ['a group in place of a text', ['a', 'b', 'c'], ['a', { x: '1' }, 'c'], [0, undefined, 2]],
  ['a list and a group alike', [['a', 'b'], { 0: 'a', 1: 'b' }], [{ 0: 'a', 1: 'c' }], [1]],
  [
    'half in common',
    [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ],
    [
      { a: '3', b: 'x' },
      { a: 'y', b: '2' },
    ],
    [1, 0],
  ],
  [
    'half in common, deep within',
    [{ a: { b: '1', c: '2' } }, 'z', 'u'],
    ['y', { a: { b: '1', c: '3' } }, 'w', 'v'],
    [undefined, 0, undefined, undefined],
  ],
  [
    'less than half in common',
    [{ a: '1', b: '2', c: '3' }, 'z', { d: '4' }],
    ['z', { a: '1', b: 'x', c: 'y' }, { d: '4' }],
    [1, undefined, 2],
  ],
  [
    'more fields than before',
    [{ a: '1' }, 'z', 'u'],
    ['z', { a: '1', b: 'x', c: 'y' }, { a: '1', b: 'x' }],
    [1, undefined, 0],
  ],
  [
    'no more in common than what both lack',
    [{ a: '1', en: '', b: '' }, 'z', 'u'],
    ['z', { a: '2', en: '', b: '' }, 'w', 'v'],
    [1, undefined, undefined, undefined],
  ],
  ['a new one that has its first text', [{ a: '', en: '', b: '' }, 'z'], ['z', { a: '2', en: '', b: '' }], [1, 0]],
  [
    'no blank one in place of one that was removed',
    [{ a: '1', en: '', b: '' }, 'z', 'u'],
    ['z', 'u', { a: '', en: '', b: '' }],
    [1, 2, undefined],
  ],
  ['the same text under another name', [{ a: '1' }, 'z'], ['z', { b: '1' }], [1, undefined]],
])('items are paired: %s', (_, before, after, matches) => {
  expect(pairItems(before, after, undefined)).toEqual(matches)
})

const event = (name: string, day: string) => ({ name, title: 'Roda', where: 'Lisboa', note: 'Água', day })

test('an event of another name, and a testimonial of which nothing is left, is another one', () => {
  const events = childNode(fileNode('events'), 'events', [])
  expect(pairItems([event('roda', '1')], [event('roda-2', '2')], events)).toEqual([undefined])
  expect(
    pairItems([event('roda', '1')], [{ ...event('roda', '2'), title: 'x', where: 'x', note: 'x' }], events),
  ).toEqual([0])
  const { name: _, ...nameless } = event('roda', '1')
  expect(pairItems([event('roda', '1')], [nameless], events)).toEqual([0])
  const more = Object.fromEntries(Array.from({ length: 12 }, (_each, index) => [`field${index}`, 'x']))
  expect(pairItems([{ ...event('roda', '1'), ...more }], [{ ...event('rodas', '1'), ...more }], events)).toEqual([0])
  const voices = childNode(blockNode('testimonials'), 'testimonials', [])
  const leonor = { name: 'Leonor', place: { pt: 'Porto', en: 'Porto' }, text: { pt: 'Bom', en: 'Good' } }
  const rita = { name: 'Rita', place: { pt: 'Faro', en: 'Faro' }, text: { pt: 'Sim', en: 'Yes' } }
  expect(pairItems([leonor], [rita], voices)).toEqual([undefined])
  expect(pairItems([leonor], [{ ...rita, text: leonor.text }], voices)).toEqual([0])
  const untranslated = (name: string) => ({ ...leonor, name, text: { pt: name, en: '' } })
  expect(pairItems([untranslated('Ana'), rita], [rita, untranslated('Rui')], voices)).toEqual([1, undefined])
  const [none, named] = ['', 'Rita'].map((name) => ({ name, place: { pt: '', en: '' }, text: { pt: '', en: '' } }))
  expect(pairItems([leonor, named ?? ''], [leonor, none ?? ''], voices)).toEqual([0, 1])

  const gallery = childNode(blockNode('gallery'), 'pictures', [])
  expect(pairItems([{ file: 'a.jpg', alt: 'Sol' }], [{ file: 'b.jpg', alt: 'Mar' }], gallery)).toEqual([0])
})

const pairUnrelated = (one: Value[], other: Value[], list: ReturnType<typeof childNode>) =>
  pairItems(one, other, list, false)

const voices = (...names: readonly string[]) => ({
  type: 'testimonials',
  title: 'Vozes',
  testimonials: names.map((name) => ({ name, place: { pt: 'Portugal', en: 'Portugal' }, text: `Diz ${name}` })),
})

test('two lists of which none was made from the other share equal items: no events, hours or photographs', () => {
  const [events, hours] = [
    childNode(fileNode('events'), 'events', []),
    childNode(childNode(fileNode('site'), 'practice', {}), 'hours', []),
  ]
  const gallery = childNode(blockNode('gallery'), 'pictures', [])
  expect(pairUnrelated([event('roda', '1')], [event('outra', '1'), event('roda', '2')], events)).toEqual([
    undefined,
    undefined,
  ])
  expect(pairUnrelated([{ days: ['monday'], from: '9:00' }], [{ days: ['friday'], from: '9:00' }], hours)).toEqual([
    undefined,
  ])
  const picture = { file: 'a.jpg', alt: 'Sol' }
  expect(pairUnrelated([picture], [{ ...picture, focus: { x: '1' } }, picture], gallery)).toEqual([undefined, 0])
  // What is said again and again, such as a town, is in common once.
  const blocks = childNode(fileNode('page'), 'blocks', [])
  expect(pairUnrelated([voices('Ana', 'Rui')], [voices('Eva', 'Ivo', 'Lia')], blocks)).toEqual([undefined])
  expect(pairUnrelated([voices('Ana', 'Rui')], [voices('Ana', 'Rui', 'Lia')], blocks)).toEqual([0])
})
