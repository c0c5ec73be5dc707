import { expect, test } from 'vitest'
import { editorOfFile, undoUntil } from './editor-for-tests.ts'

const opened = editorOfFile()

/** Words of the files, which the owner never sees. */
const fileWord =
  /\.ya?ml|\{\w+\}|«[a-z]+[A-Z]?\w*»|entre aspas|\d{4}-\d\d-\d\d|\btherapy\b|notFound|bloco \d|\((?:hero|passage|events)\)/

test('beside a field stands its label, never its key in the file', async () => {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await panel.getByRole('button', { name: 'Acrescentar intervalo em semanas' }).click()
  await panel.getByRole('textbox', { name: 'Intervalo em semanas' }).fill('2')
  await page.keyboard.press('Tab')
  const said = 'Com «Intervalo em semanas» é preciso também «Primeiro dia».'
  await panel.getByText(said).waitFor()
  await page.getByRole('button', { name: /por resolver$/ }).click()
  const place = panel.getByRole('button', { name: said })
  await expect.poll(() => place.innerText()).toContain('Eventos · Aula Aberta · Todas as semanas')
  await page.getByRole('button', { name: 'Publicar' }).click()
  const publishing = page.getByRole('region', { name: 'Publicação' })
  await publishing.getByRole('button', { name: said }).waitFor()
  expect((await publishing.innerText()).match(fileWord)?.[0]).toBeUndefined()
})

test('breaks are called by their days, words by what they are for', async () => {
  const { page, site, panel } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'A preparação', exact: true }).click()
  await panel.getByText('14 de abril de 2031 – 20 de abril de 2031').waitFor()
  await panel.getByText('maio', { exact: true }).waitFor()
  await site.getByRole('link', { name: 'Pôr no calendário' }).first().click()
  await panel.getByRole('heading', { name: 'Ligação para o calendário' }).waitFor()
  await panel.getByRole('textbox', { name: 'Ligação para o calendário (inglês)' }).waitFor()
})

test('another break is in August unless it is said otherwise, and only one of days has a last day', async () => {
  const { editor, page, panel, choose, type } = opened()
  const before = editor.read('events.yaml')
  const breaks = () => /name: preparacao[^]*?pauses:\n([^]*?) {4}where/.exec(editor.read('events.yaml'))?.[1]
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'A preparação', exact: true }).click()
  await panel.getByRole('button', { name: 'Acrescentar pausa' }).click()
  await expect.poll(breaks).toContain('month: august')
  expect(await panel.getByRole('button', { name: 'Acrescentar último dia' }).count()).toBe(0)
  await choose('Quando é', 'Um dia, ou dias seguidos')
  await type('Primeiro dia', '20052031')
  await panel.getByRole('button', { name: 'Acrescentar último dia' }).click()
  await type('Último dia', '22052031')
  await expect.poll(breaks).toMatch(/first: 2031-05-20, last: 2031-05-22|first: 2031-05-20\n +last: 2031-05-22/)
  await choose('Quando é', 'Um mês, todos os anos')
  await expect.poll(breaks).toMatch(/month: august(?! *, *last)/)
  expect(breaks()).not.toContain('2031-05')
  await undoUntil(page, () => editor.read('events.yaml') === before)
})

test('a title has the name of the site where the file has a sign for it', async () => {
  const { editor, page, panel, saved } = opened()
  await page.getByRole('button', { name: 'Páginas' }).click()
  await panel.getByRole('listitem').first().getByRole('button', { name: 'Título e descrição' }).click()
  const title = panel.getByRole('textbox', { name: 'Título (português)' })
  await expect.poll(() => title.inputValue()).toMatch(/^Inês Falcão · /)
  await title.fill('Inês Falcão · Psicologia')
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('{name} · Psicologia')
  await panel.getByRole('heading', { name: 'Inês Falcão · Psicologia' }).waitFor()
})

test('no explanation stands there twice', async () => {
  const { site, panel } = opened()
  await site.getByRole('img').first().click()
  await panel.getByRole('button', { name: 'Escolher do computador' }).waitFor()
  const hints = (await panel.locator('.hint').allInnerTexts()).filter(Boolean)
  expect(hints).toEqual([...new Set(hints)])
})
