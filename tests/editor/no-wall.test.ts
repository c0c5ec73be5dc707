import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()

test('the editor opens with an empty phone number: it shows the page, the problem leads to the field, and undo works', async () => {
  const { editor, page, site, panel, saved } = opened()
  const before = editor.read('site.yaml')
  const field = panel.getByRole('textbox', { name: 'Número' })
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await panel.getByRole('searchbox').fill('900 000 011')
  await panel.getByRole('button', { name: /^\+351 900 000 011/ }).click()
  await field.fill('')
  await saved()
  await expect.poll(() => editor.read('site.yaml')).not.toBe(before)

  await page.reload()
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await panel
    .getByRole('button', { name: /número/i })
    .first()
    .click()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => editor.read('site.yaml')).toBe(before)
})

test('another way to repeat an event is written only once it is complete', async () => {
  const { editor, page, site, panel, choose, saved } = opened()
  const before = editor.read('events.yaml')
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Grupo de Aprofundamento', exact: true }).click()
  await choose('Quando', 'Todos os meses')
  const month = panel.getByRole('group', { name: 'Todos os meses' })
  await month.getByRole('button', { name: /quinta-feira/ }).click()
  await page.getByRole('option', { name: 'sexta-feira' }).click()
  await page.reload()
  await site.getByRole('heading', { level: 1 }).waitFor()
  expect(editor.read('events.yaml')).toBe(before)

  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Grupo de Aprofundamento', exact: true }).click()
  await choose('Quando', 'Todos os meses')
  await panel.getByText('Por agora fica o que estava').waitFor()
  await choose('Quais do mês', 'primeira semana')
  await month.getByRole('group', { name: 'Hora de início', exact: true }).getByRole('spinbutton').first().click()
  await page.keyboard.type('1930')
  await saved()
  await expect
    .poll(() => (parse(editor.read('events.yaml')) as { events: object[] }).events[1])
    .toMatchObject({ monthly: { which: 'first', day: 'thursday', from: '19:30' } })
  expect(editor.read('events.yaml')).not.toContain('weekly: { day: thursday')
  await site.getByText('primeira quinta-feira', { exact: false }).first().waitFor()
})

test('a value without a field is corrected in its line of the file, which the list opens', async () => {
  const { editor, page, site, panel } = opened()
  const home = join(editor.folder, 'home.yaml')
  const before = editor.read('home.yaml')
  writeFileSync(home, before.replace('  - type: services\n', '  - type: services\n    colour: red\n'))
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await panel.getByRole('button', { name: /escrito fora da edição/ }).click()
  const text = panel.getByRole('textbox', { name: /home.yaml/ })
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  // The line is selected.
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).waitFor()
  // Of a text in two languages, the list says which one it is about. An error comes before a warning.
  const wrong = before.replace('      en: A place to land\n', '      en: ""\n')
  // What comes by itself is told, and is nothing to resolve.
  const coming = wrong.replace('  - type: testimonials\n', '$&    shown: { from: 2099-01-01 }\n')
  writeFileSync(home, coming.replace('Psicologia', 'Psic?loga'))
  await page.getByRole('button', { name: /2 coisas por resolver$/ }).click()
  await panel
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /Título \(inglês\)$/ })
    .waitFor()
  await panel.getByRole('listitem').last().getByText('Psic?loga').first().waitFor()
  writeFileSync(home, before)
})

test('a text that stands once where both languages belong can be typed in, and gets one for each language', async () => {
  const { editor, page, panel, field, saved } = opened()
  const before = editor.read('home.yaml')
  const wrong = before.replace('title:\n      pt: Um sítio para pousar\n      en: A place to land', 'title: Um sítio')
  writeFileSync(join(editor.folder, 'home.yaml'), wrong)
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await panel
    .getByRole('listitem')
    .getByRole('button', { name: /Título/ })
    .first()
    .click()
  const once = field('Título')
  await expect.poll(() => once.inputValue()).toBe('Um sítio')
  await once.press('End')
  await page.keyboard.type(' para estar')
  await panel.getByRole('button', { name: 'Um para cada língua' }).first().click()
  await field('Título (inglês)').fill('A place to be')
  await saved()
  const [hero] = (parse(editor.read('home.yaml')) as { readonly blocks: readonly { readonly title: object }[] }).blocks
  expect(hero?.title).toEqual({ pt: 'Um sítio para estar', en: 'A place to be' })
})

test('a text that its file lacks is typed in, and a telephone is added to the others', async () => {
  const { editor, page, panel, field, saved } = opened()
  const before = editor.read('events.yaml')
  writeFileSync(join(editor.folder, 'events.yaml'), before.replace(/ {4}where:\n {6}pt: .*\n {6}en: .*\n/, ''))
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await panel.getByRole('listitem').getByRole('button', { name: /Onde/ }).first().click()
  await field('Onde (português)').fill('Sintra')
  await field('Onde (inglês)').fill('Sintra')
  await saved()
  const [event] = (parse(editor.read('events.yaml')) as { readonly events: readonly { readonly where: object }[] })
    .events
  expect(event?.where).toEqual({ pt: 'Sintra', en: 'Sintra' })
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await panel.getByRole('searchbox').fill('acrescentar telefone')
  await panel.getByRole('button', { name: /^Acrescentar telefone/ }).click()
  await panel.getByRole('button', { name: 'Acrescentar telefone', exact: true }).click()
  await field('Número').fill('912345679')
  await field('Número').press('Tab')
  await expect.poll(() => editor.read('site.yaml')).toMatch(/\n {2}outro: \{ number: \+351 912 345 679 \}/)
})

test('with letters twice as large on a telephone, all is within the window, and no name of an event breaks', async () => {
  const { page, panel } = opened()
  await page.setViewportSize({ width: 360, height: 740 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
  const isWithin = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return box !== null && box.x >= 0 && box.x + box.width <= 360
  }
  await expect.poll(() => isWithin('Publicar')).toBe(true)
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await expect.poll(() => isWithin('Eventos')).toBe(true)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('heading', { name: 'Eventos' }).waitFor()
  const name = panel.getByText('Aula Aberta', { exact: true }).first()
  const linesOfAberta = await name.evaluate(({ firstChild }) => {
    const word = document.createRange()
    word.setStart(firstChild as Text, 'Aula '.length)
    word.setEnd(firstChild as Text, 'Aula Aberta'.length)
    return word.getClientRects().length
  })
  expect(linesOfAberta).toBe(1)
})
