import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each<[string, readonly string[], string | undefined]>([
  ['tilte', ['text', 'title'], 'title'],
  ['titel', ['title'], 'title'],
  ['itle', ['title'], 'title'],
  ['titlee', ['title'], 'title'],
  ['tutle', ['title'], 'title'],
  ['Título', ['titulo'], 'titulo'],
  ['wher', ['when', 'where'], 'when'],
  ['wher', ['where', 'when'], 'where'],
  ['wheree', ['when', 'where'], 'where'],
  ['ab', ['ba'], 'ba'],
  ['ab', ['cd'], undefined],
  ['ab', ['bc'], undefined],
  ['ab', ['ca'], undefined],
  ['a', ['b'], 'b'],
  ['a', ['bc'], undefined],
  ['title', ['titleee'], undefined],
  ['titleee', ['title'], 'title'],
  ['ttl', ['title'], undefined],
  ['descrptn', ['description'], undefined],
  ['descripton', ['path', 'description', 'prescription'], 'description'],
  ['dsecritpion', ['description'], 'description'],
  ['testemonails', ['testimonials'], 'testimonials'],
  ['abcdef', ['fedcba'], undefined],
  ['abcdef', ['badcef'], 'badcef'],
  ['abcdef', ['badcfe'], undefined],
  ['x', [], undefined],
])('of names that may be meant by %s among %j it is %s', (name, known, meant) => {
  expect(nearest(name, known)).toBe(meant)
})
