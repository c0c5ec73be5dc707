import { expect, test } from 'vitest'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { blankOf, filledValue } from './filled-value.ts'

const price = nodeAt('events', { events: [{ euros: [{}] }] }, ['events', 0, 'euros', 0])
const since = nodeAt('site', { footer: {} }, ['footer', 'since'])
const noNames = () => []

test('a number that was just added is empty: the site claims no price and no year that nobody wrote', () => {
  expect([price, since].map((node) => node && blankOf(node, noNames))).toEqual([
    { label: { pt: '', en: '' }, euros: '' },
    '',
  ])
})

test('a number that is missing has a stand-in while the page is shown', () => {
  const shown = filledValue(price, { euros: '' }, [], { knownNames: noNames, missing: () => '⟨…⟩' })
  expect(shown).toEqual({ label: { pt: '⟨…⟩', en: '⟨…⟩' }, euros: 0 })
})
