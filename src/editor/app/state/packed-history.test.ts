import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinHistories, packHistory, unpackHistory } from './packed-history.ts'

const text = fc.option(fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'b', '\n', '😀') }))
const change = fc.record({ file: fc.constantFrom('home.yaml', 'site.yaml'), before: text, after: text })
const id = fc.uuid()
const step = fc.record({ id, label: fc.string(), files: fc.array(change, { maxLength: 3 }) })
const conflict = fc.record({ id, file: fc.constant('home.yaml'), before: text, after: text })

test('what was packed is unpacked unchanged, whatever happened between the steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.nat(), fc.array(conflict), (steps, done, conflicts) => {
      const kept = JSON.stringify(packHistory({ steps, done, conflicts }))
      expect(unpackHistory(JSON.parse(kept))).toEqual({ steps, done, conflicts })
    }),
  )
})

test('a step in a long text keeps no more than what it changed', () => {
  const words = 'Há alturas em que faz falta alguém. '.repeat(1000)
  const steps = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    label: 'Texto',
    files: [{ file: 'home.yaml', before: words + 'a'.repeat(index), after: words + 'a'.repeat(index + 1) }],
  }))
  expect(JSON.stringify(packHistory({ steps, done: 100, conflicts: [] })).length).toBeLessThan(words.length + 10_000)
})

const stepNamed = (name: string) => ({
  id: name,
  label: name,
  files: [{ file: 'home.yaml', before: `before ${name}`, after: `after ${name}` }],
})
const conflictNamed = (name: string) => ({ id: name, file: 'home.yaml', before: `mine ${name}`, after: name })
const named = (names: string) => [...names].map(stepNamed)

test('the histories of two tabs become one: nothing is lost, and what a tab has dropped does not come back', () => {
  const kept = { steps: named('abcd'), done: 3, conflicts: [conflictNamed('x'), conflictNamed('y')] }
  const own = { steps: named('aef'), done: 2, conflicts: [conflictNamed('z')] }
  expect(unpackHistory(joinHistories(packHistory(kept), packHistory(own), ['c', 'x']))).toEqual({
    steps: named('baefd'),
    done: 3,
    conflicts: [conflictNamed('y'), conflictNamed('z')],
  })
})
