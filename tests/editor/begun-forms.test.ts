import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { startLocalEditor } from './edit-command.ts'
import { editorOfFile, itemAction } from './editor-for-tests.ts'

const opened = editorOfFile(undefined, async () => {
  const editor = await startLocalEditor()
  const text = editor
    .read('events.yaml')
    .replace('last: 2025-11-09 }', 'last: 2025-11-09, from: "10:00", to: "18:00" }')
  writeFileSync(join(editor.folder, 'events.yaml'), text)
  return editor
})

test('an event that comes back has its hours; a form that was begun with one that is gone begins anew', async () => {
  const { editor, page, panel, type, choose, saved } = opened()
  const list = page.getByRole('button', { name: 'Eventos', exact: true })
  const begin = async () => {
    await list.click()
    await panel.getByRole('button', { name: 'Novo evento' }).click()
  }
  await begin()
  await choose('Como é', 'Outra vez: Workshop sobre Arquétipos')
  await type('Primeiro dia', '05112032')
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  const added = () =>
    (parse(editor.read('events.yaml')) as { events: { name: string; days?: object }[] }).events.find(
      ({ name }) => name === 'workshop-sobre-arquetipos-2',
    )
  await expect.poll(() => added()?.days).toMatchObject({ first: '2032-11-05', from: '10:00', to: '18:00' })
  await saved()

  await begin()
  await choose('Como é', 'Outra vez: O retiro')
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await itemAction(page, panel.getByRole('row').filter({ hasText: 'O retiro' }), 'Retirar')
  await begin()
  await panel.getByRole('textbox', { name: 'Título (português)' }).waitFor()
})

test('a series that repeats in another way keeps its hours, its first and last day and its breaks', async () => {
  const { editor, page, panel, choose } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'A preparação', exact: true }).click()
  await choose('Quando', 'Todos os meses')
  await choose('Quais do mês', 'primeira semana')
  await expect.poll(() => editor.read('events.yaml')).not.toContain('every: 2')
  const monthly = {
    from: '18:00',
    to: '19:30',
    first: '2031-01-06',
    last: '2031-06-25',
    pauses: [expect.anything(), { month: 'may' }],
  }
  const { events } = parse(editor.read('events.yaml')) as { events: object[] }
  expect(events).toContainEqual(expect.objectContaining({ monthly: expect.objectContaining(monthly) }))
})
