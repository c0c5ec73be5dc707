import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editCommandForTests, editorForTests, type OpenEditor, undoUntil } from './editor-for-tests.ts'

const open = editorForTests()
const openCommand = editCommandForTests()
const undo = ({ page }: OpenEditor) => page.getByRole('button', { name: 'Desfazer' }).click()
const redo = ({ page }: OpenEditor) => page.getByRole('button', { name: 'Refazer' }).click()
const title = 'Título (português)'

/** Every content file, by name. */
function contentOf({ editor }: OpenEditor): Readonly<Record<string, string>> {
  const names = readdirSync(editor.folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return Object.fromEntries(names.filter((name) => name.endsWith('.yaml')).map((name) => [name, editor.read(name)]))
}

test(
  'undo and redo cover edits on several pages and changes to pages, even after a reload',
  { timeout: 180_000 },
  async () => {
    const opened = await open()
    const { page, panel, site, showPage, saved } = opened
    const before = contentOf(opened)
    const field = panel.getByRole('textbox', { name: title, exact: true })
    await site.getByRole('heading', { level: 1 }).click()
    await field.fill('Primeira página')
    await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
    await site.getByRole('heading', { level: 1 }).click()
    await field.fill('Segunda página')
    await page.getByRole('button', { name: 'Páginas' }).click()
    await panel
      .getByRole('listitem')
      .filter({ hasText: '/grupos/retiro' })
      .getByRole('button', { name: 'Retirar' })
      .click()
    await panel.getByRole('button', { name: 'Retirar esta página' }).click()
    await expect.poll(() => contentOf(opened)['retreat.yaml']).toBeUndefined()
    await saved()
    const after = contentOf(opened)

    await undo(opened)
    await expect.poll(() => contentOf(opened)['retreat.yaml']).toBe(before['retreat.yaml'])
    await page.reload()
    await undo(opened)
    await undo(opened)
    await expect.poll(() => contentOf(opened)).toEqual(before)
    for (let steps = 0; steps < 3; steps += 1) await redo(opened)
    await expect.poll(() => contentOf(opened)).toEqual(after)
  },
)

test('a change made just before a reload is kept and can be undone', { timeout: 60_000 }, async () => {
  const opened = await open()
  const { editor, page, panel, site } = opened
  const before = editor.read('home.yaml')
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox', { name: title, exact: true }).fill('Mesmo antes')
  await page.reload()
  await site.getByRole('heading', { level: 1, name: 'Mesmo antes' }).waitFor()
  expect(editor.read('home.yaml')).toContain('Mesmo antes')
  await undo(opened)
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test(
  'an open page survives a kill and restart of the program: changes made in between are saved and can be undone',
  { timeout: 120_000 },
  async () => {
    const opened = await openCommand()
    const { editor, page, panel, site, saved } = opened
    const before = editor.read('home.yaml')
    await site.getByRole('heading', { level: 1 }).click()
    const field = panel.getByRole('textbox', { name: title, exact: true })
    await field.fill('Antes da queda')
    await saved()
    await editor.kill()
    await page.getByRole('status').filter({ hasText: 'Sem ligação' }).waitFor()
    await field.fill('Durante a queda')
    expect(editor.read('home.yaml')).toContain('Antes da queda')
    await editor.startAgain()
    await saved()
    await expect.poll(() => editor.read('home.yaml')).toContain('Durante a queda')
    await page.reload()
    await site.getByRole('heading', { level: 1, name: 'Durante a queda' }).waitFor()
    await undoUntil(page, () => editor.read('home.yaml') === before)
  },
)
