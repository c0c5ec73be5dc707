import type { Browser, Page } from 'playwright-core'
import { parse } from 'yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../browsers.ts'
import { type EditCommand, startEditCommand } from './edit-command.ts'

let browser: Browser
let editor: EditCommand
let page: Page
beforeAll(async () => {
  ;[browser, editor] = await Promise.all([launchChromium(), startEditCommand()])
  page = await browser.newPage()
  await page.goto(editor.url())
  await page.frameLocator('iframe[title="Página"]').getByText('Há alturas em que faz falta').click()
})
afterAll(async () => {
  await browser.close()
  await editor.remove()
})

interface Home {
  readonly blocks: readonly { readonly lead?: { readonly pt: string } }[]
}

test.each([
  ['a bomb of references', `&a [x,x]\nb: &b [*a,*a,*a]\nc: [*b,*b,*b]`],
  ['a tag that makes something', `!!js/function 'function () {}'`],
  ['a second document', `---\npath: /mau\n...`],
  ['deep brackets', '['.repeat(500)],
  ['quotes and comments', `"' # {pt: x, en: y}: - |`],
])('%s that is typed into a field is a text like any other: in the file, and on the page', async (_, typed) => {
  const field = page.getByRole('region', { name: 'Edição' }).getByRole('textbox', { name: 'Introdução (português)' })
  await field.fill(typed)
  await expect.poll(() => (parse(editor.read('home.yaml')) as Home).blocks[0]?.lead?.pt.trim()).toBe(typed)
  const shown = page.frameLocator('iframe[title="Página"]').locator('main')
  const words = typed.replaceAll(/\s+/g, ' ')
  await expect.poll(async () => (await shown.textContent())?.replaceAll(/\s+/g, ' ')).toContain(words)
})
