import { expect, test } from 'vitest'
import { languages } from '../../content/model/language.ts'
import { localiseNotFound } from '../../content/page/localise.ts'
import { testContent, testPage } from '../../content/testing/test-content.ts'
import type { Block } from '../../content/model/schema/types.generated.ts'
import { renderPage } from './entry-server.tsx'

test.each(languages)(
  'a page in %s has its blocks in order inside main, between its header and its footer',
  (language) => {
    const html = renderPage(testPage('/aula', language))
    const marks = ['<header', '<main', ...blocks().map(({ type }) => `data-block="${type}"`), '</main>', '<footer']
    expect(marks.filter((mark) => !html.includes(mark))).toEqual([])
    expect(marks.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(marks)
  },
)

test('every page closes with the footer of the site, without a link to the page itself', () => {
  const home = renderPage(testPage('/', 'en'))
  const footer = home.slice(home.indexOf('<footer'))
  expect(footer).toContain('© 2025 Ana Exemplo. All rights reserved.')
  expect(footer).toContain('>The class<')
  expect(footer).not.toContain('>Home<')
})

test('the name of the site leads to the home page in the language of the page', () => {
  expect(renderPage(testPage('/aula', 'en'))).toContain('href="/en" class="name"')
  expect(renderPage(testPage('/aula', 'pt'))).toContain('href="/" class="name"')
})

test('a word that the dictionary lacks is shown as its key', () => {
  expect(renderPage(localiseNotFound(testContent, 'pt'))).toContain('notFoundHome')
})

test('a block of a type without a component stops the build, and is named', () => {
  const page = testPage('/aula', 'pt')
  const unheardOf = { ...page.blocks[0], type: 'unheard-of' } as unknown as (typeof page.blocks)[number]
  expect(() => renderPage({ ...page, blocks: [unheardOf] })).toThrow('unheard-of')
})

function blocks(): readonly Block[] {
  return testContent.pages.find(({ page }) => page.path === '/aula')?.page.blocks ?? []
}
