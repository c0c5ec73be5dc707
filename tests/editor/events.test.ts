import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile, hasFocus, itemAction } from './editor-for-tests.ts'

const opened = editorOfFile()
const eventsFile = () => opened().editor.read('events.yaml')
const events = () => (parse(eventsFile()) as { events: Event[] }).events
const eventNamed = (searched: string) => events().find(({ name }) => name === searched)
const inView = (heading: Locator) =>
  heading.evaluate((it) => it.getBoundingClientRect().top >= 0 && it.getBoundingClientRect().bottom <= innerHeight)
const lastNames = () => Array.from(events().slice(-2), ({ name }) => name)

test('an event of each kind has its own icon and button; one that comes back asks only for its dates', async () => {
  const { page, site, panel, field, type, choose, undo } = opened()
  const before = eventsFile()
  const start = async (model: string) => {
    await page.getByRole('button', { name: 'Eventos', exact: true }).click()
    await panel.getByRole('button', { name: 'Novo evento' }).click()
    await choose('Como é', model)
  }
  await start('De quinze em quinze dias')
  for (const [name, text] of Object.entries({ Título: 'Roda', Onde: 'Lisboa', 'O que vai acontecer': 'Dançamos.' })) {
    await field(`${name} (português)`).fill(text)
    await field(`${name} (inglês)`).fill(text)
  }
  await panel.getByRole('button', { name: 'terça-feira' }).click()
  // As one writes it, with signs between: the day and the hour could have another digit.
  await type('Primeiro dia', '7/1/2032')
  await type('Hora de início', '1:30')
  await panel.getByText('Quarta-feira, 7 de janeiro de 2032 não é um dos dias').waitFor()
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await hasFocus(panel.getByRole('button', { name: 'Terça-feira, 6 de janeiro de 2032' }))
  await page.keyboard.press('Enter')
  await type('Hora de fim', '1:00')
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await hasFocus(panel.getByText('Estes dias e horas não batem certo'))
  await type('Hora de fim', '0300')
  await panel.getByRole('checkbox', { name: 'Pausa em agosto, todos os anos' }).check({ force: true })
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await expect
    .poll(() => events().at(-1))
    .toMatchObject({
      weekly: { every: 2, from: '01:30', to: '03:00', first: '2032-01-06', pauses: [{ month: 'august' }] },
      icon: 'waves',
      button: { label: { pt: 'Quero saber do grupo' }, chat: { phone: 'therapy' } },
    })
  // The page goes to it, and Escape to the top of the list, wherever the form was scrolled to.
  await expect.poll(() => inView(site.getByRole('heading', { name: 'Roda' }))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => inView(panel.getByRole('heading', { name: 'Eventos', exact: true }))).toBe(true)

  await start('Outra vez: Workshop sobre Arquétipos')
  await expect.poll(() => panel.getByRole('textbox').count()).toBe(0)
  await type('Primeiro dia', '05112032')
  await type('Último dia', '07112032')
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await expect
    .poll(() => eventNamed('workshop-sobre-arquetipos-2'))
    .toMatchObject({ title: { pt: 'Workshop sobre Arquétipos' }, days: { first: '2032-11-05', last: '2032-11-07' } })
  await expect.poll(() => site.getByText('5 a 7 de novembro de 2032').count()).toBeGreaterThan(0)
  await undo(2)
  await expect.poll(eventsFile).toBe(before)
})

test('an event is removed with all that names it, from its own form too, and not while a block is about it', async () => {
  const { editor, page, site, panel, saved, undo } = opened()
  const texts = () => [eventsFile(), editor.read('home.yaml')]
  const before = texts()
  const remove = panel.getByRole('button', { name: 'Retirar', exact: true }).first()
  async function open(title: string) {
    await page.getByRole('button', { name: 'Eventos', exact: true }).click()
    await panel.getByRole('button', { name: title, exact: true }).click()
    await panel.getByRole('heading', { level: 2, name: title }).waitFor()
  }
  await open('Aula Aberta')
  await panel.getByText(/^Não se pode retirar: é o evento de «/).waitFor()
  expect(await remove.count()).toBe(0)
  const [first, hint] = [panel.getByRole('button', { name: 'Duplicar' }), panel.locator('header > .hint')]
  expect((await first.boundingBox())?.x).toBe((await hint.first().boundingBox())?.x)
  await open('Grupo de Aprofundamento')
  await remove.click()
  await expect.poll(() => texts()[1]).toContain('only: [aula-aberta, workshop-sobre-arquetipos]')
  await panel.getByRole('button', { name: 'Novo evento' }).waitFor()
  await site.getByRole('heading', { name: 'Aula Aberta' }).first().click()
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await panel.getByRole('button', { name: 'Novo evento' }).waitFor()
  await site.locator('[data-block=events] h2').first().click()
  // One that is in the list already would look as if nothing had been added.
  await panel.getByRole('button', { name: 'Acrescentar evento' }).click()
  await expect.poll(() => texts()[1]).toContain('only: [aula-aberta, workshop-sobre-arquetipos, preparacao]')
  await saved()
  await undo(2)
  await expect.poll(texts).toEqual(before)
})

test('a weekly group can have its own wording and be copied, moved, hidden and removed; a past event gets new dates', async () => {
  const { editor, page, panel, field, type, saved, choose } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  const line = (title: string) => panel.getByRole('row').filter({ hasText: title })
  await panel.getByRole('button', { name: 'Novo evento' }).click()
  await choose('Como é', 'Todas as semanas')
  // The unfinished event survives going back, with the button and with the key, until the owner discards it.
  await field('Título (português)').fill('Roda')
  const title = () => field('Título (português)').inputValue()
  const goOn = () => panel.getByRole('button', { name: 'Novo evento' }).click()
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await goOn()
  expect(await title()).toBe('Roda')
  await field('Título (português)').press('Escape')
  await goOn()
  expect(await title()).toBe('Roda')
  await page.reload()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await goOn()
  expect(await title()).toBe('Roda')
  await panel.getByRole('button', { name: 'Esvaziar tudo' }).click()
  await hasFocus(panel.getByRole('button', { name: 'Repor o que tinha escrito' }))
  await page.keyboard.press('Enter')
  await expect.poll(title).toBe('Roda')
  await panel.getByRole('button', { name: 'Esvaziar tudo' }).click()
  await expect.poll(title).toBe('')
  for (const [name, text] of Object.entries({ Título: 'Roda', Onde: 'Lisboa', 'O que vai acontecer': 'Dançamos.' })) {
    await field(`${name} (português)`).fill(text)
    await field(`${name} (inglês)`).fill(text)
  }
  await panel.getByRole('button', { name: 'terça-feira' }).click()
  await type('Hora de início', '1900')
  await panel.getByText('Terças-feiras, às 19h').waitFor()
  await panel.getByText('Mais', { exact: true }).click()
  await panel.getByRole('button', { name: 'Escrever outras palavras' }).click()
  await field('Quando, como se vai ler (português)').fill('Às terças, pelas 19h')
  await panel.getByRole('button', { name: 'Criar o evento' }).click()
  await expect
    .poll(() => events().at(-1))
    .toMatchObject({
      name: 'roda',
      weekly: { day: 'tuesday', from: '19:00' },
      when: { pt: 'Às terças, pelas 19h', en: 'Tuesdays, 19:00' },
    })
  const written = panel.getByRole('group', { name: 'Quando, como se vai ler' })
  await expect.poll(() => written.count()).toBe(0)
  const derived = panel.getByRole('group', { name: 'Segundo as datas, o site escreveria' })
  await derived.getByText('Terças-feiras, às 19h', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await itemAction(page, line('Roda'), 'Duplicar')
  await expect.poll(lastNames).toEqual(['roda', 'roda-2'])
  await expect.poll(() => editor.read('home.yaml')).toContain('workshop-sobre-arquetipos, roda, roda-2]')
  await expect.poll(() => line('Roda').getByText('Cópia').allInnerTexts()).toEqual(['Cópia · Às terças, pelas 19h'])
  await itemAction(page, line('Roda').last(), 'Subir')
  await expect.poll(lastNames).toEqual(['roda-2', 'roda'])
  await itemAction(page, line('Roda').last(), 'Esconder')
  await page.getByRole('status').filter({ hasText: 'Esconder: Roda' }).waitFor()
  await expect.poll(() => events().at(-1)).toMatchObject({ name: 'roda', hidden: true })
  await itemAction(page, line('Roda').last(), 'Mostrar')
  await itemAction(page, line('Roda').last(), 'Retirar')
  await expect.poll(() => events().at(-1)?.name).toBe('roda-2')
  await saved()

  writeFileSync(join(editor.folder, 'events.yaml'), eventsFile().replace('2025-10-01', '2031-01-10'))
  await panel.getByText('Só aparece no site a partir de 10 de janeiro de 2031.').waitFor()
  // A page is about this one, which is shown at once.
  const named = 'name: aula-aberta\n'
  const text = eventsFile().replace(/ {4}from: 2031-01-10\n/, '')
  writeFileSync(join(editor.folder, 'events.yaml'), text.replace(named, `${named}    from: 2031-01-10\n`))
  await expect.poll(() => panel.getByText(/^Só aparece no site/).count()).toBe(0)
  await line('Workshop sobre Arquétipos').getByText('Este já passou.').waitFor()
  await line('Workshop sobre Arquétipos').getByRole('button', { name: 'Pôr novas datas' }).click()
  await type('Primeiro dia', '05112032')
  await type('Último dia', '07112032')
  await expect
    .poll(() => eventNamed('workshop-sobre-arquetipos'))
    .toMatchObject({ days: { first: '2032-11-05', last: '2032-11-07' } })
  await written.getByText('5 a 7 de novembro de 2032').waitFor()
  // A series is over because of its last day.
  const over = eventsFile().replace(/(?<=name: aula-aberta[^]*?weekly: \{)/, ' last: 2025-12-31,')
  writeFileSync(join(editor.folder, 'events.yaml'), over)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await line('Aula Aberta').getByRole('button', { name: 'Pôr novas datas' }).click()
  await hasFocus(panel.getByRole('group', { name: 'Último dia', exact: true }).getByRole('spinbutton').first())
})

interface Event {
  readonly name: string
}

test('where an undo takes away what is open, what it was opened from takes its place', async () => {
  const { page, panel, undo } = opened()
  const before = eventsFile()
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const heading = (name: string) => panel.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await press('Aula Aberta')
  await panel.getByRole('button', { name: /^Acrescentar pausa/ }).click()
  await heading('agosto')
  await undo()
  await heading('Aula Aberta')
  await press('Voltar')
  await press('A preparação')
  await press('Duplicar')
  await expect.poll(() => events().length).toBe((parse(before) as { events: Event[] }).events.length + 1)
  await panel.getByRole('row', { name: 'maio' }).click()
  await undo()
  await heading('Eventos')
  await expect.poll(eventsFile).toBe(before)
})
