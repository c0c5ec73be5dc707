import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { EventsFile, SiteFile } from '../../src/content/model/schema/types.generated.ts'
import { doors, editorBehind } from './doors.ts'
import { editorOfFile, lookFor } from './editor-for-tests.ts'

const opened = editorOfFile()

test('a telephone that is typed without spaces gets them, however much of it is right', async () => {
  const { editor, page, panel, undo, saved } = opened()
  const before = editor.read('site.yaml').replace('+351 900 000 011', '+351900000011')
  writeFileSync(join(editor.folder, 'site.yaml'), before)
  await lookFor(page, '900000011')
  await panel.getByRole('button', { name: /^\+351900000011/ }).click()
  const field = panel.getByRole('textbox', { name: 'Número' })
  // What nobody typed stays as it is.
  await field.focus()
  await field.press('Tab')
  for (const [typed, written] of [
    ['+351 912345672', '+351 912 345 672'],
    ['912345678', '+351 912 345 678'],
    ['+351 21 123 45 67', '+351 21 123 45 67'],
  ] as const) {
    await field.fill(typed)
    await field.press('Tab')
    await expect.poll(() => field.inputValue()).toBe(written)
  }
  await saved()
  await undo(3)
  await expect.poll(() => editor.read('site.yaml')).toBe(before)
})

test('stars are taken away, and a tick for what the file denies leaves nothing that denies it', async () => {
  const { editor, site, panel } = opened()
  const before = editor.read('home.yaml')
  await site.getByRole('heading', { name: 'O que fica' }).click()
  await panel.getByRole('button', { name: 'Acrescentar opção sem estrelas' }).click()
  await expect.poll(() => editor.read('home.yaml')).toContain('stars: false')
  await panel
    .locator('.tick')
    .filter({ hasText: /estrelas/i })
    .click()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('a tick for what is no sample makes it one', async () => {
  const { editor, page, panel } = opened()
  const before = editor.read('events.yaml')
  writeFileSync(join(editor.folder, 'events.yaml'), before.replace('sample: true', 'sample: false'))
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  const tick = panel.locator('.tick').filter({ hasText: /exemplo/i })
  await tick.locator('input:not(:checked)').waitFor({ state: 'attached' })
  await tick.click()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})

test('the name of an event has a field where it is wrong', async () => {
  const { editor, page, panel, field } = opened()
  const before = editor.read('events.yaml')
  const [, name = ''] = /name: (\S+)/.exec(before) ?? []
  writeFileSync(join(editor.folder, 'events.yaml'), before.replace(`name: ${name}`, `name: 2031-${name}`))
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await field('Nome').fill(name)
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
  writeFileSync(join(editor.folder, 'events.yaml'), before.replace(`name: ${name}\n    `, ''))
  await expect.poll(() => field('Nome').inputValue()).toBe('')
  await field('Nome').fill('outra-aula')
  await expect.poll(() => eventOf('outra-aula')).toMatchObject({ title: { pt: 'Aula Aberta' } })
})

test('an icon is chosen from drawings with their names', async () => {
  const { editor, page, site, panel, choose } = opened()
  await site.getByRole('heading', { name: 'Terapia de casal' }).click()
  await panel.getByRole('button', { name: /Ícone$/ }).click()
  const drawings = page.getByRole('option')
  expect(await drawings.count()).toBe(16)
  expect(await drawings.locator('svg').count()).toBe(16)
  const [first, second] = [await drawings.nth(0).boundingBox(), await drawings.nth(1).boundingBox()]
  expect(first?.y).toBe(second?.y)
  await page.keyboard.press('Escape')
  await choose('Ícone', 'folha')
  await expect
    .poll(() => (parse(editor.read('home.yaml')) as Home).blocks[1].services[1])
    .toMatchObject({ icon: 'leaf' })
})

interface Home {
  readonly blocks: readonly [object, { readonly services: readonly object[] }]
}

interface Event {
  readonly name: string
  readonly euros?: unknown
}

const eventOf = (name: string) =>
  (parse(opened().editor.read('events.yaml')) as { events: readonly Event[] }).events.find(
    (event) => event.name === name,
  )

test('a new event takes a price as people write it, and says what it cannot understand before it drops anything', async () => {
  const { editor, page, panel, field, type } = opened()
  const before = editor.read('events.yaml')
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Novo evento' }).click()
  for (const [name, text] of Object.entries({ Título: 'Roda', Onde: 'Lisboa', 'O que vai acontecer': 'Dançamos.' })) {
    await field(`${name} (português)`).fill(text)
    await field(`${name} (inglês)`).fill(text)
  }
  const group = (name: string) => panel.getByRole('group', { name, exact: true })
  const create = () => panel.getByRole('button', { name: 'Criar o evento' }).click()
  await type('Primeiro dia', '12112032')
  await type('Último dia', '1411')
  await type('Hora de fim', '18')
  await field('Preço em euros').fill('180 por pessoa')
  await create()
  await panel.getByText('Falta completar o dia.').waitFor()
  await panel.getByText('Falta a hora de início.').waitFor()
  const [from, to] = [await group('Hora de início').boundingBox(), await group('Hora de fim').boundingBox()]
  expect(to, 'the two hours are side by side').toMatchObject({ y: from?.y, height: from?.height })
  await panel.getByText('Escreva só o valor, por exemplo 180 ou 15,50.').waitFor()
  expect(await field('Preço em euros').inputValue()).toBe('180 por pessoa')
  await expect.poll(() => group('Último dia').locator(':focus').count()).toBe(1)
  expect(editor.read('events.yaml')).toBe(before)

  await type('Último dia', '14/11/32')
  await type('Hora de início', '10')
  await field('Preço em euros').fill('1\u00a0180,50 €')
  await create()
  await expect
    .poll(() => eventOf('roda'))
    .toMatchObject({ days: { first: '2032-11-12', last: '2032-11-14', from: '10:00', to: '18:00' }, euros: 1180.5 })
  // Another price keeps the first one, and each says who pays it.
  await panel.getByRole('button', { name: 'Acrescentar preço', exact: true }).click()
  await field('Quem paga (português)').fill('Sócios')
  // A sum that was forgotten is asked for: nothing becomes free.
  await field('Preço em euros').press('Tab')
  await expect.poll(() => field('Preço em euros').getAttribute('aria-invalid')).toBe('true')
  await field('Preço em euros').fill('90')
  await expect
    .poll(() => eventOf('roda'))
    .toMatchObject({ euros: [{ euros: 1180.5 }, { label: { pt: 'Sócios' }, euros: 90 }] })
})

describe.each(doors)('through the door to %s', (door) => {
  const behind = editorBehind(door)

  test('a number, a telephone and an address are understood as people write them, and stay with an error where they are not', async () => {
    const { page, panel, field, read } = behind()
    const siteFile = async () => parse((await read('site.yaml')) ?? '') as SiteFile
    const openClass = async () =>
      (parse((await read('events.yaml')) ?? '') as EventsFile).events.find(({ name }) => name === 'aula-aberta')
    const openField = async (words: string, says = '') => {
      await lookFor(page, words)
      await panel.locator('.place').filter({ hasText: says }).first().click()
    }
    await openField('Preço por palavras', 'A primeira aula custa')
    const price = field('Preço em euros')
    // A sum in the words is the price, in both languages.
    await field('Preço por palavras (português)').fill('A primeira aula custa 12 €')
    await price.click()
    await expect
      .poll(openClass)
      .toMatchObject({ euros: 12, price: { pt: 'A primeira aula custa {euros}', en: 'The first class costs {euros}' } })
    for (const [typed, euros] of [
      ['€ 12.5', 12.5],
      ['1\u202f200 euros', 1200],
    ] as const) {
      await price.fill(typed)
      await expect.poll(async () => (await openClass())?.euros, { message: typed }).toBe(euros)
      expect(await price.inputValue()).toBe(typed)
    }
    await price.fill('dez ou doze')
    await panel.getByRole('textbox', { name: 'Nota (português)', exact: true }).click()
    await panel.locator('.field .error').first().waitFor()
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    await openField('Preço por palavras', 'A primeira aula custa')
    expect(await price.inputValue()).toBe('dez ou doze')
    await price.fill('15,5')
    await price.press('Tab')
    await expect.poll(async () => (await openClass())?.euros).toBe(15.5)
    expect(await price.inputValue()).toBe('15,5')

    const { number: phone = '' } = Object.values((await siteFile()).phones ?? {})[1] ?? {}
    await openField(phone)
    // A phone's keyboard may correct words only.
    const corrected = (name: string) => field(name).getAttribute('autocorrect')
    expect([await corrected('Número'), await corrected('Para quê (português)')]).toEqual(['off', null])
    await field('Número').fill('912345699')
    await field('Número').press('Tab')
    await expect
      .poll(async () => Object.values((await siteFile()).phones ?? {}).map(({ number }) => number))
      .toContain('+351 912 345 699')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => field('Número').inputValue()).toContain(phone)

    await openField((await siteFile()).address)
    await field('Endereço do site').fill('mariajoaovaz.pt')
    await field('Endereço do site').press('Tab')
    await expect.poll(async () => (await siteFile()).address).toBe('https://mariajoaovaz.pt')
  })
})
