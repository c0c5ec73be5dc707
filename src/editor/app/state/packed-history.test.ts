import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packHistory, unpackHistory } from './packed-history.ts'

const text = fc.option(fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'b', '\n', '😀') }))
const change = fc.record({ file: fc.constantFrom('home.yaml', 'site.yaml'), before: text, after: text })
const step = fc.record({ label: fc.string(), files: fc.array(change, { maxLength: 3 }) })

test('what was packed is unpacked unchanged, whatever happened between the steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.nat(), (steps, done) => {
      const kept = JSON.stringify(packHistory({ steps, done }))
      expect(unpackHistory(JSON.parse(kept))).toEqual({ steps, done })
    }),
  )
})

test('a step in a long text keeps no more than what it changed', () => {
  const words = 'Há alturas em que faz falta alguém. '.repeat(1000)
  const steps = Array.from({ length: 100 }, (_, index) => ({
    label: 'Texto',
    files: [{ file: 'home.yaml', before: words + 'a'.repeat(index), after: words + 'a'.repeat(index + 1) }],
  }))
  expect(JSON.stringify(packHistory({ steps, done: 100 })).length).toBeLessThan(words.length + 10_000)
})
