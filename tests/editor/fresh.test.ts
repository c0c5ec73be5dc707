import { expect, test } from 'vitest'
import { editorForTests } from './editor-for-tests.ts'

const open = editorForTests()

test(
  'an item that was just added says nothing of a field before that has been left, and advises nothing impossible',
  { timeout: 120_000 },
  async () => {
    const { page, site, panel } = await open()
    await site.getByRole('heading', { name: 'O que fica' }).click()
    await panel.getByRole('button', { name: 'Acrescentar testemunho' }).click()
    const name = panel.getByRole('textbox', { name: 'Nome', exact: true })
    await name.waitFor()
    await page.getByRole('button', { name: /por resolver$/ }).waitFor()
    const errors = panel.locator('.error, .warning')
    expect(await errors.allInnerTexts()).toEqual([])
    await name.focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => errors.allInnerTexts()).toEqual(['Falta escrever. Escreva-o.'])
    await panel.getByRole('textbox', { name: 'Lugar (português)' }).fill('Porto')
    await page.keyboard.press('Tab')
    await expect.poll(() => errors.count()).toBe(1)
    // Whoever leaves it and comes back is told everything.
    await panel.getByRole('button', { name: 'Voltar' }).click()
    await panel.getByRole('row').last().click()
    await expect.poll(() => errors.count()).toBeGreaterThan(1)
  },
)
