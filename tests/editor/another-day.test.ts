import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type EditCommand, startEditCommand } from './edit-command.ts'
import { editorForTests, type OpenEditor, undoUntil } from './editor-for-tests.ts'

const open = editorForTests<EditCommand>()

/** Writes one title, then a second one while the program is stopped. */
async function writeThroughAStop(opened: OpenEditor<EditCommand>): Promise<void> {
  const { editor, page, openField, saved } = opened
  const field = await openField()
  await field.fill('Ao fim do dia')
  await saved()
  await editor.kill()
  await page.getByRole('status').filter({ hasText: 'Sem ligação' }).waitFor()
  await field.fill('Durante a noite')
  await page.getByRole('status').filter({ hasText: 'Sem ligação' }).waitFor()
}

test('an open page reconnects when the program is started on another day, and every change can be undone', async () => {
  const opened = await open(startEditCommand)
  const { editor, page, site, saved } = opened
  const before = editor.read('home.yaml')
  await writeThroughAStop(opened)
  editor.passNight()
  await editor.startAgain()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('Durante a noite')
  await page.reload()
  await site.getByRole('heading', { level: 1, name: 'Durante a noite' }).waitFor()
  await undoUntil(page, () => editor.read('home.yaml') === before)
})

test('where the browser keeps nothing, the line says that what was written is in this window alone', async () => {
  const opened = await open(startEditCommand)
  const { editor, page, saved } = opened
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await writeThroughAStop(opened)
  const line = page.getByRole('status')
  await line.filter({ hasText: 'Sem ligação ao programa. O que escreveu está só nesta janela' }).waitFor()
  await editor.startAgain()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('Durante a noite')
})

test('if the address has changed, the page says so, and unsaved changes appear at the new address', async () => {
  const opened = await open(startEditCommand)
  const { editor, page, site, saved } = opened
  const old = editor.url()
  await writeThroughAStop(opened)
  rmSync(editor.keptFolder, { recursive: true })
  await editor.startAgain()
  expect(editor.url()).not.toBe(old)
  await page.getByRole('status').filter({ hasText: 'outro endereço' }).waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(old)
  await page.getByText('já não é o da edição').waitFor()

  await page.goto(editor.url())
  await site.getByRole('heading', { level: 1, name: 'Durante a noite' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Voltou o que tinha ficado por guardar' }).waitFor()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('Durante a noite')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => editor.read('home.yaml')).toContain('Ao fim do dia')
  await page.reload()
  await site.getByRole('heading', { level: 1, name: 'Ao fim do dia' }).waitFor()
})
