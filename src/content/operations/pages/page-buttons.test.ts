import { expect, test } from 'vitest'
import { blockTypes } from '../../model/schema/schema-files.ts'
import { exampleBlocks, linkPlaces } from './new-page.ts'
import { removePage } from './rename-page.ts'

const pageWith = (field: string) =>
  new Map([['mais.yaml', `path: /mais\nblocks:\n  - type: call-to-action\n    ${field}\n`]])

test('a call to action has either buttons or an event: it keeps its only button, or gets none', () => {
  const own = pageWith('buttons: [{ label: { pt: Ir, en: Go }, page: /biodanza }]')
  const { links } = removePage(own, 'biodanza.yaml', '/biodanza')
  expect(links.map(({ becomes }) => becomes)).toEqual(['home'])
  expect(linkPlaces(pageWith('event: aula-aberta'))).toEqual([])
})

test('a link of the removed page to itself goes with it', () => {
  const own = 'path: /danca\nblocks:\n  - type: passage\n    buttons:\n      - { page: /danca }\n'
  const { changes, links } = removePage(new Map([['danca.yaml', own]]), 'danca.yaml', '/danca')
  expect([[...changes], links]).toEqual([[['danca.yaml', null]], []])
})

/** The names on a site without telephones. */
const names = (kind: string) => ({ contact: ['correio'], page: ['/'], picture: ['sala.jpg'] })[kind] ?? []

test('on a site without telephones what a new page begins with leads to another contact', () => {
  const blocks = JSON.stringify(exampleBlocks(blockTypes(), names))
  expect(blocks).toContain('"contact":"correio"')
  expect(blocks).not.toContain('"chat"')
})
