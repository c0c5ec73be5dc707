import { expect, test } from 'vitest'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()
const timeout = 120_000

async function seek(words: string): Promise<readonly string[]> {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await panel.getByRole('searchbox').fill(words)
  const count = panel.getByText(/^\d+ resultados?$/)
  await expect.poll(async () => Number.parseInt(await count.innerText())).toBe(await panel.locator('.place').count())
  return panel.locator('.place').allInnerTexts()
}

test.each([
  ['10 euros', /^10 euros\nEventos · Aula Aberta · Preço em euros$/],
  ['900000012', /^\+351 900 000 012\nTelefones · Biodanza · Número$/],
  ['900 000 012', /^\+351 900 000 012\nTelefones · Biodanza · Número$/],
  ['telefone', /^\+351 900 000 011\nTelefones · Terapia · Número$/],
  ['motores de busca', /\n.+ · Descrição$/],
  ['página não encontrada', /\nPalavras do site · Página não encontrada: título$/],
  ['quarta', /^quarta-feira\nEventos · Aula Aberta · Todas as semanas · Dia da semana$/],
  ['7 de novembro de 2025', /^7 de novembro de 2025\nEventos · Workshop sobre Arquétipos · Datas · Primeiro dia$/],
])('%s is found', { timeout }, async (words, place) => {
  expect(await seek(words)).toContainEqual(expect.stringMatching(place))
})

test('the home page comes first, and all results are listed', { timeout }, async () => {
  const found = await seek('a')
  expect(found.length).toBeGreaterThan(80)
  expect(found[0]).toContain('Psicologia e Biodanza em Lisboa')
  expect(found.findIndex((each) => each.includes('\nEventos · '))).toBeGreaterThan(20)
})

test('one comes back from a result to the search, its words and its place', { timeout }, async () => {
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

test('one comes back from a field to the list of what is left before publishing', { timeout }, async () => {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const publishing = page.getByRole('region', { name: 'Publicação' })
  const sample = publishing.getByRole('listitem').filter({ hasText: 'Terapia' }).getByRole('button').first()
  await sample.scrollIntoViewIfNeeded()
  const top = await publishing.evaluate((element) => element.scrollTop)
  await sample.click()
  await panel.getByRole('heading', { name: 'Terapia' }).waitFor()
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await publishing.waitFor()
  await expect.poll(() => publishing.evaluate((element) => element.scrollTop)).toBe(top)
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => publishing.count()).toBe(0)
})

test('words are replaced in the texts that are ticked, and in no other', { timeout }, async () => {
  const { editor, page, panel, saved } = opened()
  const before = editor.read('events.yaml')
  await seek('regular')
  await panel.getByRole('button', { name: 'Trocar por outras palavras' }).click()
  await panel.getByRole('textbox', { name: 'Trocar «regular» por' }).fill('fixo')
  const ticks = panel.getByRole('region', { name: 'Trocar por outras palavras' }).getByRole('checkbox')
  await ticks.first().waitFor()
  for (const tick of await ticks.all()) expect(await tick.isChecked()).toBe(false)
  await panel.locator('label').filter({ hasText: 'Um grupo regular fixo que vai' }).click()
  await panel.getByRole('button', { name: 'Mudar os escolhidos' }).click()
  await saved()
  await expect.poll(() => editor.read('events.yaml')).toBe(before.replace('Um grupo regular', 'Um grupo fixo'))
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})
