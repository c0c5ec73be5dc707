import { expect, test } from 'vitest'
import type { ValuePath } from '../model/pointer.ts'
import type { Value } from '../model/source.ts'
import { movedPath } from './moved-path.ts'

const item = (name: string): Value => ({ title: { pt: name, en: name }, text: { pt: `${name}.`, en: `${name}.` } })
const values = (title: string, ...names: string[]): Value => ({
  type: 'values',
  title: { pt: title, en: title },
  items: names.map(item),
})
const page = (...blocks: Value[]): Value => ({ path: '/', title: { pt: 'Olá', en: 'Hello' }, blocks })
const before = page(values('A', 'um', 'dois'), values('B', 'três'))
const path = ['blocks', 0, 'items', 1, 'title', 'pt']

test.each<[string, Value, ValuePath, ValuePath | undefined]>([
  ['nothing has changed', before, path, path],
  ['it is in no list', page(), ['title', 'pt'], ['title', 'pt']],
  ['blocks were inserted above', page(values('X'), values('Y'), values('A', 'um', 'dois')), path, path.with(1, 2)],
  ['its item was moved', page(values('A', 'dois', 'um')), path, path.with(3, 0)],
  ['both', page(values('X', 'dois'), values('A', 'dois', 'um')), path, path.with(1, 1).with(3, 0)],
  ['its block was removed', page(values('B', 'três')), path, undefined],
  ['its item was removed', page(values('A', 'um')), path, undefined],
  ['it is not there yet', page(values('A', 'um', 'dois', 'x')), ['blocks', 0, 'items', 2], ['blocks', 0, 'items', 2]],
])('the path to a value follows it: %s', (_, after, from, to) => {
  expect(movedPath('home.yaml', before, after, from)).toEqual(to)
})
