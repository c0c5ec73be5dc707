import { expect, test } from 'vitest'
import { editorOfFile, hasFocus, lookFor } from './editor-for-tests.ts'

const opened = editorOfFile()

async function seek(words: string): Promise<readonly string[]> {
  const { page, panel } = opened()
  await lookFor(page, words)
  return panel.locator('.place').allInnerTexts()
}

test.each([
  ['10 euros', /^10 euros\nEventos · Aula Aberta · Preço em euros$/],
  ['900000012', /^\+351 900 000 012\nTelefones · Biodanza · Número$/],
  ['900 000 012', /^\+351 900 000 012\nTelefones · Biodanza · Número$/],
  ['Um sítio para pousar e para dançar', /pousar e para dançar\.\n.+ · Descrição$/],
  ['Gostaria de saber mais sobre Biodanza', /\n.+ · Texto$/],
  ['sala tranquila', /\n.+ · Texto alternativo$/],
  ['Saltar para', /\n.+ · Ligação que salta para o conteúdo$/],
  ['telefone', /^\+351 900 000 011\nTelefones · Terapia · Número$/],
  ['google', /\n.+ · Descrição$/],
  ['título pousar', /^Um sítio para pousar\n.+ · Título$/],
  ['motores de busca', /\n.+ · Descrição$/],
  ['página não encontrada', /\nPalavras do site · Página não encontrada: título$/],
  ['quarta', /^quarta-feira\nEventos · Aula Aberta · Semanal ou quinzenal · Dia da semana$/],
  ['7 de novembro de 2025', /^7 de novembro de 2025\nEventos · Workshop sobre Arquétipos · Datas · Primeiro dia$/],
])('%s is found', async (words, place) => {
  expect(await seek(words)).toContainEqual(expect.stringMatching(place))
})

test('the home page comes first, and all results are listed', async () => {
  const found = await seek('a')
  expect(found.length).toBeGreaterThan(80)
  expect(found[0]).toContain('Psicologia e Biodanza em Lisboa')
  expect(found.findIndex((each) => each.includes('\nEventos · '))).toBeGreaterThan(20)
})

test('one types what is looked for at once, and all words of the not-found page are found together', async () => {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await page.keyboard.type('página não encontrada')
  await panel.getByRole('button', { name: /^404/ }).click()
  await panel.getByRole('heading', { name: 'Página não encontrada', exact: true }).waitFor()
  for (const name of ['Número', 'Título', 'Explicação', 'Ligação para o início'])
    await panel.getByRole('textbox', { name: `${name} (português)`, exact: true }).waitFor()
})

test('a telephone comes before the buttons that lead to it', async () => {
  const found = await seek('telefone')
  const first = (place: string) => found.findIndex((each) => each.endsWith(place))
  expect(first('WhatsApp · Telefone')).toBeGreaterThan(first('Telefones · Terapia · Número'))
  // No page shows the words of a registration.
  expect(first('Inscrição: telefone')).toBeGreaterThan(first('Telefones · Terapia · Número'))
})

test('what may be added is found by what it is for, and Enter adds it', async () => {
  const { page, panel } = opened()
  const added = 'Acrescentar formas de contacto\nTelefones · Terapia'
  expect(await seek('só se não serve para as duas coisas')).toContain(added)
  await panel.locator('.place', { hasText: 'Acrescentar formas de contacto' }).click()
  await hasFocus(panel.getByRole('button', { name: 'Acrescentar formas de contacto' }))
  await page.keyboard.press('Enter')
  await hasFocus(panel.getByRole('checkbox', { name: 'escrever no WhatsApp' }))
})

test('one comes back from a result to the search, its words and its place', async () => {
  const { panel } = opened()
  const found = await seek('Lisboa')
  const last = panel.locator('.place').last()
  await last.scrollIntoViewIfNeeded()
  const top = await panel.evaluate((element) => element.scrollTop)
  expect(top).toBeGreaterThan(0)
  await last.click()
  await panel.getByRole('button', { name: 'Voltar' }).click()
  expect(await panel.getByRole('searchbox').inputValue()).toBe('Lisboa')
  expect(await panel.locator('.place').allInnerTexts()).toEqual(found)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(top)
})

test('one comes back from a field to the list of what is left before publishing', async () => {
  const { editor, page, panel } = opened()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const publishing = page.getByRole('region', { name: 'Publicação' })
  await publishing.getByText(/^Exemplos: /).click()
  const sample = publishing.getByRole('listitem').filter({ hasText: 'Terapia' }).getByRole('button').first()
  await sample.scrollIntoViewIfNeeded()
  const top = await publishing.evaluate((element) => element.scrollTop)
  await sample.click()
  await panel.getByRole('heading', { name: 'Terapia' }).waitFor()
  // The way back is in sight however far the form is scrolled.
  await panel.getByRole('textbox').last().press('End')
  const box = (name: string) => page.locator('.side').getByRole('button', { name, exact: true }).boundingBox()
  expect((await box('Voltar'))?.y).toBe((await box('Fechar'))?.y)
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await publishing.waitFor()
  await expect.poll(() => publishing.evaluate((element) => element.scrollTop)).toBe(top)
  // Nobody writes an invented testimonial again: it goes at once.
  const before = editor.read('home.yaml')
  await publishing.getByRole('button', { name: /^Retirar: .*Beatriz$/ }).click()
  await expect.poll(() => editor.read('home.yaml')).not.toContain('Beatriz')
  await expect.poll(() => publishing.getByRole('listitem').filter({ hasText: 'Beatriz' }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Nuno e Carla')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => publishing.count()).toBe(0)
})

test('words are replaced in the texts that are ticked, and in no other', async () => {
  const { editor, page, panel, saved } = opened()
  const before = editor.read('events.yaml')
  await seek('regular')
  await panel.getByRole('button', { name: 'Trocar por outras palavras' }).click()
  await panel.getByRole('textbox', { name: 'Trocar «regular» por' }).fill('fixo ')
  const ticks = panel.getByRole('region', { name: 'Trocar por outras palavras' }).getByRole('checkbox')
  await ticks.first().waitFor()
  for (const tick of await ticks.all()) expect(await tick.isChecked()).toBe(false)
  await panel.locator('label').filter({ hasText: 'Um grupo regular fixo que vai' }).click()
  await panel.getByRole('button', { name: 'Mudar os escolhidos' }).click()
  await hasFocus(panel.getByRole('heading', { level: 2 }))
  await saved()
  await expect.poll(() => editor.read('events.yaml')).toBe(before.replace('Um grupo regular', 'Um grupo fixo'))
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})

test('the field that is written stays in the part of the screen that a keyboard leaves in sight', async () => {
  const { page, site, panel } = opened()
  // Chromium has no keyboard that covers the layout: this reports what Safari's does.
  await page.addInitScript(() => {
    const visible = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: visible })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await site.getByRole('heading', { level: 1 }).click()
  const field = panel.getByRole('textbox', { name: 'Título (inglês)', exact: true })
  await field.click()
  const bottom = async () => {
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
    return y + height
  }
  const inSight = 360
  expect(await bottom()).toBeGreaterThan(inSight)
  await page.evaluate((height) => {
    Object.assign(visualViewport ?? {}, { height })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, inSight)
  await expect.poll(bottom).toBeLessThanOrEqual(inSight)
  expect((await field.boundingBox())?.y).toBeGreaterThan(0)
})
