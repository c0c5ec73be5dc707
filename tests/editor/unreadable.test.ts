import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromiumOfWorker, expectComplaints, firefoxOfWorker } from '../browsers.ts'
import { editFolder } from '../../src/editor/local/open-editor.ts'
import { describeEngine } from '../needs.ts'
import { testSite } from '../site.ts'
import { copyOfTestSite, startEditorOn, startLocalEditor } from './edit-command.ts'

const browser = chromiumOfWorker()

test('a file that cannot be parsed is shown as far as possible when the editor opens, and one button corrects it', async ({
  onTestFinished,
}) => {
  const folder = copyOfTestSite()
  const home = join(folder, 'home.yaml')
  // Half of it has the line ends of Windows.
  const lines = readFileSync(testSite + '/home.yaml', 'utf8').split('\n')
  const right = lines.map((line, index) => (index === 0 ? '' : index % 2 === 0 ? '\r\n' : '\n') + line).join('')
  const broken = right.replace('pt: Um sítio para pousar', 'pt:Um sítio para pousar')
  writeFileSync(home, broken)
  const editor = await startEditorOn(folder)
  onTestFinished(async () => {
    await page.close()
    await editor.remove()
  })
  const page = await browser().newPage()
  await page.goto(editor.url())

  const site = page.frameLocator('iframe[title="Página"]')
  await site.getByRole('heading', { level: 2 }).first().waitFor()
  await site.getByRole('button', { name: 'Acrescentar bloco aqui' }).first().dispatchEvent('click')
  await page.locator('.block-choice li button').first().click()
  const text = page.getByRole('region', { name: 'Edição' }).getByRole('textbox')
  expect(await text.inputValue()).toBe(broken.replaceAll('\r\n', '\n'))
  await text.press('ArrowRight')
  await text.press('x')
  await expect.poll(() => readFileSync(home, 'utf8')).toBe(broken.replace(/(pt:Um sítio para pousar.*)/, '$1x'))
  await text.press('Backspace')
  await expect.poll(() => readFileSync(home, 'utf8')).toBe(broken)
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await page.getByText('pt: Um sítio para pousar').waitFor()
  await page.getByRole('button', { name: 'Pôr assim' }).click()

  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  await expect.poll(() => readFileSync(home, 'utf8')).toBe(right)
})

test('a slip among the events is corrected where their list would be, and no event is lost', async ({
  onTestFinished,
}) => {
  const folder = copyOfTestSite()
  const events = join(folder, 'events.yaml')
  const right = readFileSync(events, 'utf8').replace('pt: Santos, Lisboa', 'pt: "Sala #3, Lisboa"')
  writeFileSync(events, right.replace('"Sala #3, Lisboa"', 'Sala #3, Lisboa'))
  const editor = await startEditorOn(folder)
  const page = await browser().newPage()
  onTestFinished(async () => {
    await page.close()
    await editor.remove()
  })
  await page.goto(editor.url())
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await page.getByRole('button', { name: 'Pôr assim' }).click()
  await page.getByRole('row', { name: /A preparação/ }).waitFor()
  await expect.poll(() => readFileSync(events, 'utf8')).toBe(right)
})

test('a history of changes that cannot be read locks nobody out, and the owner is told where it is', async ({
  onTestFinished,
}) => {
  const editor = await startLocalEditor()
  writeFileSync(join(editFolder(realpathSync(editor.folder)), 'history.json'), '{"steps":[')
  const page = await browser().newPage()
  onTestFinished(async () => {
    await page.close()
    await editor.remove()
  })
  await page.goto(editor.url())
  await page.getByRole('status').filter({ hasText: 'nenhum texto se perdeu' }).waitFor()
  await page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 }).click()
  await page.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Ao fim do dia')
  await expect.poll(() => editor.read('home.yaml')).toContain('Ao fim do dia')
})

test('the page is shown although an extension has made a policy and styles that a page may not read, and no font arrives', async ({
  onTestFinished,
}) => {
  const editor = await startLocalEditor()
  // No policy of a page holds for the files of an extension.
  const context = await browser().newContext({ bypassCSP: true })
  onTestFinished(async () => {
    await context.close()
    await editor.remove()
  })
  await context.route('https://extension.example/*', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await context.addInitScript(actAsExtension)
  // It waits for its answer.
  await context.route(/woff2$/, () => undefined)
  const page = await context.newPage()
  await page.goto(editor.url(), { waitUntil: 'commit' })
  const site = page.frameLocator('iframe[title="Página"]')
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  await expect
    .poll(() => site.locator('html').evaluate(() => [...document.styleSheets].map(({ href }) => href)))
    .toContain('https://extension.example/x.css')
})

/** Runs in each document, as an extension does. */
function actAsExtension(): void {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): void }
  }
  trustedTypes.createPolicy('default', { createHTML: (html: string) => html })
  const added = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'https://extension.example/x.css',
  })
  new MutationObserver((_, observer) => {
    if (!document.head) return
    observer.disconnect()
    document.head.append(added)
  }).observe(document, { childList: true, subtree: true })
}

// Chromium asks again for a module that it did not get.
describeEngine('firefox', () => {
  const firefox = firefoxOfWorker()

  test('a part of the editor that did not arrive is there once the button has opened it again twice', async ({
    onTestFinished,
  }) => {
    const editor = await startLocalEditor()
    const page = await firefox().newPage()
    onTestFinished(async () => {
      await page.close()
      await editor.remove()
    })
    await page.route(/\/panel-/, (route) => route.abort(), { times: 1 })
    // In Firefox the console has no more of an error.
    expectComplaints(/^Error$/)
    await page.goto(editor.url())
    await page.getByRole('button', { name: 'Abrir outra vez' }).click()
    await page.getByRole('button', { name: 'Abrir outra vez' }).click()
    await page.getByRole('button', { name: 'Eventos', exact: true }).click()
    await page.getByRole('button', { name: 'Novo evento' }).waitFor()
  })
})
