import { expect, test } from 'vitest'
import { pagesIn } from './places-in-texts.ts'
import { renamePage } from './rename-page.ts'

test.each(['/index', '/en/x', '/Sobre Mim', '/danca/'])(
  '%s, which no page can have, becomes no former address',
  (path) => {
    const renamed = renamePage(new Map([['x.yaml', `path: ${path}\n`]]), 'x.yaml', path, '/roda')
    expect(renamed.get('roda.yaml')).toBe('path: /roda\n')
  },
)

test('a page with a slip is one of the pages, and gets another address', () => {
  const text = 'path: /danca\nformerly: [/baile]\ntitle: { pt: Sala #3\n  , en: Room 3 }\n'
  const texts = new Map([['danca.yaml', text]])
  expect(pagesIn(texts).map(({ path, file }) => [path, file])).toEqual([['/danca', 'danca.yaml']])
  expect(renamePage(texts, 'danca.yaml', '/danca', '/roda').get('roda.yaml')).toMatch(
    /^path: \/roda\nformerly: \[ *\/baile, \/danca *\]\n/,
  )
})
