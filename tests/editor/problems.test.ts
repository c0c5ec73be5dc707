import { expect, test } from 'vitest'
import { editorForTests, lookAs } from './editor-for-tests.ts'

const open = editorForTests()

test(
  'a text missing in one language is marked on the page, reported at its field, and listed with a link to the field',
  {
    timeout: 120_000,
  },
  async () => {
    const { page, site, panel } = await open()
    await site.getByRole('heading', { level: 1 }).click()
    const english = panel.getByRole('textbox', { name: 'Título (inglês)', exact: true })
    await english.fill('')
    await panel.getByText('Falta o texto em inglês.').waitFor()

    await lookAs(page, 'Inglês')
    await site.getByRole('heading', { level: 1, name: 'Falta o inglês' }).waitFor()

    await page.getByRole('button', { name: /por resolver$/ }).click()
    await panel.getByRole('button', { name: /Falta o texto em inglês/ }).click()
    await expect.poll(() => english.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)
