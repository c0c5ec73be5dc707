import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editorOfFile, lookFor, type OpenEditor } from './editor-for-tests.ts'
import { formsMeasured } from './form-layout.ts'

const editor = editorOfFile()

const openList = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the form of a whole file, from the field of a text in it. */
async function openFile(opened: OpenEditor, words: string): Promise<void> {
  const { page, panel } = opened
  await lookFor(page, words)
  await panel.locator('.place').first().click()
  const back = panel.getByRole('navigation', { name: 'À volta' }).getByRole('button')
  while ((await back.count()) > 0) await back.click()
}

test('in no form, at any width, is a field narrow, anything cut off or one thing above another', async () => {
  const opened = editor()
  const { page, panel } = opened
  const measure = await formsMeasured(page, [
    [360, 740],
    [1024, 768],
  ])
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (const address of ['/grupos/retiro', '/biodanza', undefined]) {
    await openList(page, 'Páginas')
    const line = panel.getByRole('listitem')
    await (address === undefined ? line.first() : line.filter({ hasText: address }))
      .getByRole('button', { name: 'Título e descrição' })
      .click()
    await panel.getByRole('textbox').first().waitFor()
    measured.push(await measure())
  }
  for (const words of ['900 000 012', 'Casa da Amostra', 'Saltar para']) {
    await openFile(opened, words)
    measured.push(await measure())
  }
  await openList(page, 'Páginas')
  await panel.getByRole('button', { name: 'Acrescentar página' }).click()
  measured.push(await measure())
  await openList(page, 'Eventos')
  for (const button of await panel.locator('.additions').getByRole('button').all()) {
    await button.click()
    measured.push(await measure())
    await panel.getByRole('button', { name: 'Voltar' }).click()
  }
  const forms = measured.flat()
  expect(forms.length).toBeGreaterThan(80)
  expect(forms.filter(({ faults }) => faults.length > 0)).toEqual([])
})
