import { expect, test } from 'vitest'
import { testContent, text } from '../../content/testing/test-content.ts'
import { movedPage } from './moved-page.ts'

test('the document at a former address shows a title as it is written', () => {
  const page = { path: '/aula', title: text('Tu & eu <3'), description: text(''), blocks: [] }
  const html = movedPage({ from: '/antes', to: '/aula', language: 'pt', page }, testContent)
  expect(html).toContain('<title>Tu &amp; eu &lt;3')
  expect(html).toContain('<a href="/aula">Tu &amp; eu &lt;3')
  expect(html).toContain(`location.replace('/aula' + location.search + location.hash)`)
})
