import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromiumOfWorker } from '../browsers.ts'
import { testSite } from '../site.ts'
import { startEditorOn } from './edit-command.ts'

const browser = chromiumOfWorker()

test('a file that cannot be parsed is shown as far as possible when the editor opens, and one button corrects it', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'unreadable-'))
  cpSync(testSite, folder, { recursive: true })
  const home = join(folder, 'home.yaml')
  const right = readFileSync(home, 'utf8')
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
  expect(await text.inputValue()).toBe(broken)
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await page.getByText('pt: Um sítio para pousar').waitFor()
  await page.getByRole('button', { name: 'Pôr assim' }).click()

  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  await expect.poll(() => readFileSync(home, 'utf8')).toBe(right)
})
