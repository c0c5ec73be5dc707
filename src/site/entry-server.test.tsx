import { expect, test } from 'vitest'
import { languages } from '../content/language.ts'
import { localiseNotFound } from '../content/localise/localise.ts'
import { testContent, testPage, text } from '../content/test-content.ts'
import type { Block } from '../content/schema/types.generated.ts'
import { renderPage } from './entry-server.tsx'

const footer: Block = { type: 'footer', copyright: text('© 2025 Ana Exemplo') }

test.each(languages)(
  'a page in %s has its blocks in order inside main, between its header and its footer',
  (language) => {
    const html = renderPage(testPage('/aula', language, { blocks: [...blocks(), footer] }))
    const marks = ['<header', '<main', ...blocks().map(({ type }) => `data-block="${type}"`), '</main>', '<footer']
    expect(marks.filter((mark) => !html.includes(mark))).toEqual([])
    expect(marks.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(marks)
  },
)

test('the name of an English page leads to the English home page, that of a Portuguese one to the Portuguese', () => {
  expect(renderPage(testPage('/aula', 'en'))).toContain('href="/?lang=en"')
  expect(renderPage(testPage('/aula', 'pt'))).not.toContain('lang=en"')
})

test('a word that the dictionary lacks is shown as its key', () => {
  expect(renderPage(localiseNotFound(testContent, 'pt'))).toContain('notFoundHome')
})

test('a block of a type that nobody draws stops the build, and is named', () => {
  const page = testPage('/aula', 'pt')
  const unheardOf = { ...page.blocks[0], type: 'unheard-of' } as unknown as (typeof page.blocks)[number]
  expect(() => renderPage({ ...page, blocks: [unheardOf] })).toThrow('unheard-of')
})

function blocks(): readonly Block[] {
  return testContent.pages.find(({ page }) => page.path === '/aula')?.page.blocks ?? []
}
