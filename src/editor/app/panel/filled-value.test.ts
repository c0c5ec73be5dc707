import { expect, test } from 'vitest'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { holdState } from '../state/editor-state.ts'
import { blankOf, filledValue } from './filled-value.ts'
import { knownNamesIn } from './schema-values.ts'

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

const facts = (width: number) => ({ facts: { width, height: 900, digest: '' }, version: '' })

test('what begins with a picture has one that is large enough for any place', () => {
  const { state, set } = holdState()
  const broken = { facts: { fault: 'pictureBroken' }, version: '' } as const
  set({
    pictures: new Map<string, VersionedPicture>([
      ['a.jpg', facts(1440)],
      ['b.jpg', broken],
      ['c.jpg', facts(2400)],
    ]),
  })
  expect(knownNamesIn(state())('picture')).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
})

test('a conversation is offered the telephones that have WhatsApp, and a call those that are called', () => {
  const { state, set } = holdState()
  const channels = { anything: '', calls: '[call]', chats: '[whatsapp]' }
  const phones = Object.entries(channels).map(([name, of]) => `${name}: { number: "", channels: ${of || '[]'} }`)
  set({ texts: new Map([['site.yaml', `phones: { ${phones.join(', ')} }\ncontacts: [{ name: mail }]\n`]]) })
  const names = knownNamesIn(state())
  expect(names('phone')).toEqual(['anything', 'chats'])
  expect(names('contact')).toEqual(['anything', 'calls', 'mail'])
})
