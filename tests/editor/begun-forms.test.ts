import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { startLocalEditor } from './edit-command.ts'
import { editorOfFile, hasFocus, itemAction, undoUntil } from './editor-for-tests.ts'

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
  // A year that is half typed is none, and the day has the focus.
  await type('Primeiro dia', '0511203')
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await hasFocus(panel.getByRole('group', { name: 'Primeiro dia', exact: true }).getByRole('spinbutton').first())
  expect(await panel.getByText('Estes dias e horas não batem certo').count()).toBe(0)
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

test('a series that repeats in another way keeps its hours, days and breaks, asks for a weekday, and is one undo away', async () => {
  const { editor, page, panel, choose, type, undo } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'A preparação', exact: true }).click()
  await choose('Quando', 'Todos os meses')
  await choose('Quais do mês', 'primeira semana')
  await choose('Dia da semana', 'quarta-feira')
  await expect.poll(() => editor.read('events.yaml')).not.toContain('every: 2')
  const monthly = {
    day: 'wednesday',
    from: '18:00',
    to: '19:30',
    first: '2031-01-06',
    last: '2031-06-25',
    pauses: [expect.anything(), { month: 'may' }],
  }
  const { events } = parse(editor.read('events.yaml')) as { events: object[] }
  expect(events).toContainEqual(expect.objectContaining({ monthly: expect.objectContaining(monthly) }))
  const before = editor.read('events.yaml')
  await choose('Quando', 'Datas')
  await type('Primeiro dia', '12042031')
  await expect.poll(() => editor.read('events.yaml')).toContain('2031-04-12')
  await undo()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})

test('a day that is added has the focus, all that is typed in it is one step, and each digit stays', async () => {
  const { editor, page, panel, type, undo } = opened()
  const before = editor.read('events.yaml')
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await panel.getByRole('button', { name: 'Acrescentar primeiro dia', exact: true }).click()
  const firstDay = panel.getByRole('group', { name: 'Primeiro dia', exact: true })
  await hasFocus(firstDay.getByRole('spinbutton').first())
  await page.keyboard.type('0701203')
  await panel.getByText('Escreve-se sozinho quando souber o dia').waitFor()
  await page.keyboard.type('2')
  await expect.poll(() => editor.read('events.yaml')).toContain('first: 2032-01-07')
  await undo(2)
  await type('Hora de fim', '1900')
  await panel.getByText('Estes dias e horas não batem certo').waitFor()
  await undo()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)

  const startHour = panel.getByRole('group', { name: 'Hora de início', exact: true })
  /** Adds the first day, types its 31st and what comes after that, and leaves the field. */
  async function typeThe31st(first: string, shown: string, then: string) {
    await panel.getByRole('button', { name: 'Acrescentar primeiro dia', exact: true }).click()
    await page.keyboard.type(first)
    await firstDay.getByRole('spinbutton').first().click()
    await page.keyboard.type('31')
    await expect.poll(() => editor.read('events.yaml')).toContain(`first: ${shown}`)
    await page.keyboard.type(then)
    await startHour.getByRole('spinbutton').first().click()
  }
  // The month is a shorter one until the next is typed, and the year may have two digits.
  await typeThe31st('04062032', '2032-06-03', '1232')
  await expect.poll(() => editor.read('events.yaml')).toContain('first: 2032-12-31')
  await undoUntil(page, () => editor.read('events.yaml') === before)
  // The calendar has no such day, and another one takes its place.
  await typeThe31st('04072032', '2032-07-31', '02')
  await panel.getByText('O dia que escreveu não existe.').waitFor()
  await undoUntil(page, () => editor.read('events.yaml') === before)
  for (const [typed, kept] of [
    ['1 12 2031', '2031-12-01'],
    ['29/2/27', '2027-02-28'],
  ] as const) {
    await panel.getByRole('button', { name: 'Acrescentar primeiro dia', exact: true }).click()
    await page.keyboard.type(typed)
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
    await expect.poll(() => editor.read('events.yaml')).toContain(`first: ${kept}`)
    await expect.poll(() => panel.getByText('O dia que escreveu não').count()).toBe(kept.endsWith('28') ? 1 : 0)
    await undoUntil(page, () => editor.read('events.yaml') === before)
  }
})

test('an hour may be typed without minutes, and an added field says what it lacks once it has been left empty', async () => {
  const { editor, page, panel, field, type, saved } = opened()
  const before = editor.read('events.yaml')
  const group = () =>
    (parse(editor.read('events.yaml')) as { events: { name: string }[] }).events.find(
      ({ name }) => name === 'grupo-de-aprofundamento',
    )
  const start = () => panel.getByRole('group', { name: 'Hora de início', exact: true }).getByRole('spinbutton').first()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Grupo de Aprofundamento', exact: true }).click()
  await panel.getByRole('button', { name: 'Acrescentar hora de fim' }).click()
  // Left half typed, corrected, and left again.
  await panel.getByRole('group', { name: 'Hora de fim', exact: true }).getByRole('spinbutton').last().click()
  await page.keyboard.type('30')
  await start().click()
  await panel.getByText('Falta completar a hora.').waitFor()
  await panel.getByRole('group', { name: 'Hora de fim', exact: true }).getByRole('spinbutton').last().press('Backspace')
  await page.keyboard.press('Backspace')
  await type('Hora de fim', '21')
  await page.keyboard.press('Tab')
  await expect.poll(() => group()).toMatchObject({ weekly: { to: '21:00' } })
  expect(await panel.locator('.hour[data-invalid]').count()).toBe(0)
  await type('Hora de fim', '24:00')
  await expect.poll(() => group()).toMatchObject({ weekly: { to: '00:00' } })

  await panel.getByRole('button', { name: 'Acrescentar primeiro dia', exact: true }).click()
  await start().click()
  await panel.locator('.day').getByText('Falta escrever.').waitFor()
  await panel.getByRole('button', { name: 'Acrescentar preço em euros' }).click()
  await hasFocus(field('Preço em euros'))
  // The name of who pays it is asked for together with another sum.
  expect(await panel.getByRole('button', { name: 'Acrescentar preço', exact: true }).count()).toBe(0)
  await page.keyboard.press('Tab')
  await panel.locator('.field:has([aria-invalid=true][inputmode=decimal])').getByText('Falta escrever.').waitFor()
  await saved()
  await undoUntil(page, () => editor.read('events.yaml') === before)
})
