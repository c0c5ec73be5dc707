import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { en } from '../../src/editor/app/messages/en.ts'
import { pt } from '../../src/editor/app/messages/pt.ts'
import { translation } from '../browsers/translation.ts'
import { editorOfFile, onScreen, undoUntil } from './editor-for-tests.ts'

const opened = editorOfFile()

const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(textsIn) : []
const portuguese = new Set(textsIn(pt))
/**
 * Texts of the editor that exist only in English, and words of a library that can't be translated.
 */
const english = new Set(textsIn(en).filter((text) => !portuguese.has(text)))
const englishWords = /\b(?:the|press|select|drag|choose|dismiss|calendar|next|day|month|year|hour|minute|dropzone)\b/i

const isWrong = (name: string): boolean => name.startsWith('no name') || english.has(name) || englishWords.test(name)

const usable = 'button|textbox|checkbox|radio|link|option|spinbutton|slider|combobox|searchbox|dialog|grid|region'

/** The accessible names of all current controls; a control without a name is described instead. */
async function namesIn(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.flatMap((line) => {
    const [, role, name] = new RegExp(`^\\s*- (?:')?(${usable})\\b(?: "([^"]*)")?`).exec(line) ?? []
    return role === undefined ? [] : [name ?? `no name: ${role}`]
  })
}

test('every control in the editor has a name, in Portuguese', async () => {
  const { page, site, panel } = opened()
  const said = new Set<string>()
  const checkNames = async () => {
    for (const name of await namesIn(page)) said.add(name)
  }
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox').first().waitFor()
  await checkNames()
  for (const title of ['Tudo', 'Páginas', 'Eventos', 'Novo evento', 'Publicar']) {
    await page.getByRole('button', { name: title, exact: true }).click()
    await page.locator('.side').getByRole('heading', { name: title }).first().waitFor()
    await checkNames()
    if (title !== 'Novo evento') continue
    await panel.getByRole('button', { name: 'Calendário' }).first().click()
    await page.getByRole('dialog').waitFor()
    await checkNames()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('radio', { name: 'Telemóvel' }).waitFor()
  await checkNames()
  await page.keyboard.press('Escape')
  expect(said.size).toBeGreaterThan(40)
  expect([...said].filter(isWrong)).toEqual([])
})

test('axe finds nothing on the page in the frame, with the buttons between its blocks', async () => {
  const { page, site } = opened()
  await site.getByRole('button', { name: pt.insertHere }).first().waitFor()
  const frame = page.frames().find((each) => each.url().endsWith('/frame'))
  if (!frame) throw new Error('There is no frame.')
  expect(await axeFindings({ evaluate: (expression) => frame.evaluate(expression) })).toEqual([])
})

test('in English each field has an explanation and each value a name in English', async () => {
  const { editor, page } = opened()
  const inEnglish = await page.context().newPage()
  await inEnglish.goto(`${editor.url()}?lang=en`)
  await inEnglish.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
  const panel = inEnglish.getByRole('region', { name: en.panel })
  await panel.getByText('A short line above the title.').waitFor()
  const hints = (await panel.locator('.hint').allInnerTexts()).filter(Boolean)
  expect(hints.length).toBeGreaterThan(5)
  expect(hints.filter((hint) => /[ãçõ]|\b(?:uma?|que|título|texto)\b/i.test(hint))).toEqual([])
  // The values of an enumeration have the names from the schema, not the words of the file.
  await inEnglish.getByRole('button', { name: en.events.title, exact: true }).click()
  await inEnglish.getByRole('button', { name: en.events.add, exact: true }).click()
  await inEnglish.getByRole('button', { name: /How it takes place$/ }).click()
  await inEnglish.getByRole('option', { name: 'Every week' }).click()
  await inEnglish.getByRole('button', { name: 'Wednesday', exact: true }).waitFor()
  // What the library of the date fields and a screen reader say is in the same language.
  await inEnglish
    .getByRole('spinbutton', { name: /^hour,/ })
    .first()
    .waitFor()
  expect(await inEnglish.evaluate(() => document.documentElement.lang)).toBe('en')
  // The words of the site are listed in that language as well.
  await inEnglish.getByRole('button', { name: en.everything, exact: true }).click()
  await inEnglish.getByRole('searchbox').fill('not found: explanation')
  await inEnglish.getByRole('button', { name: /^The page you are looking for/ }).waitFor()
  // What is done is called by the English words too.
  await inEnglish.getByRole('button', { name: en.pages.title, exact: true }).click()
  await inEnglish.getByRole('button', { name: en.pages.add }).click()
  for (const field of ['Title', en.pages.pageDescription])
    for (const [language, text] of Object.entries({ Portuguese: 'Silêncio', English: 'Silence' }))
      await panel.getByRole('textbox', { name: `${field} (${language})`, exact: true }).fill(text)
  await panel.getByRole('button', { name: en.pages.create }).click()
  await inEnglish.getByRole('button', { name: en.undo }).click()
  await inEnglish.getByRole('status').filter({ hasText: 'Undone: Page “Silence” created · Saved' }).waitFor()
  await inEnglish.close()
})

/** Words of the files, which the owner never sees. */
const fileWord =
  /\.ya?ml|\{\w+\}|«[a-z]+[A-Z]?\w*»|entre aspas|\d{4}-\d\d-\d\d|\btherapy\b|notFound|bloco \d|\((?:hero|passage|events)\)/

test('beside a field stands its label, never its key in the file, and no block is explained by a file', async () => {
  const { page, site, panel } = opened()
  await site.getByRole('button', { name: 'Acrescentar bloco aqui' }).first().click()
  await panel.getByRole('heading', { name: 'Que bloco?' }).waitFor()
  expect((await panel.innerText()).match(fileWord)?.[0]).toBeUndefined()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await panel.getByRole('button', { name: 'Acrescentar intervalo em semanas' }).click()
  await panel.getByRole('textbox', { name: 'Intervalo em semanas' }).fill('2')
  await page.keyboard.press('Tab')
  const said = 'Com «Intervalo em semanas» é preciso também «Primeiro dia».'
  await panel.getByText(said).waitFor()
  await page.getByRole('button', { name: /por resolver$/ }).click()
  const place = panel.getByRole('button', { name: said })
  await expect.poll(() => place.innerText()).toContain('Eventos · Aula Aberta · Semanal ou quinzenal')
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

test('what adds or removes a field calls it by a noun', async () => {
  const { editor, page, panel, undo } = opened()
  const before = editor.read('events.yaml')
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await expect.poll(() => panel.innerText()).toMatch(/outras palavras para «Quando»\s+Acrescentar participação online/)
  await panel.getByRole('button', { name: 'Acrescentar primeiro dia em que aparece' }).click()
  await panel.getByRole('group', { name: 'Aparece a partir de', exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Retirar primeiro dia em que aparece' }).waitFor()
  await undo()
  await page.getByRole('status').filter({ hasText: 'Desfeito: Acrescentar primeiro dia em que aparece' }).waitFor()
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
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
  await panel.getByRole('button', { name: 'Escolher deste aparelho' }).waitFor()
  const hints = (await panel.locator('.hint').allInnerTexts()).filter(Boolean)
  expect(hints).toEqual([...new Set(hints)])
})

test('an editor that a browser translates all the same opens the field of each text, and its page follows', async () => {
  const { editor, page } = opened()
  const before = editor.read('home.yaml')
  const tab = await page.context().newPage()
  await tab.goto(editor.url())
  const { site, field } = onScreen(tab)
  const words = site.getByText('Biodanza quer dizer')
  await words.waitFor()
  expect(await Promise.all(tab.frames().map((frame) => frame.locator('html').getAttribute('translate')))).toEqual([
    'no',
    'no',
  ])
  for (const frame of tab.frames()) await frame.evaluate(translation)
  await words.click()
  const text = field('Texto (português)')
  await expect.poll(() => text.evaluate((own) => own === document.activeElement)).toBe(true)
  await tab.keyboard.type('anda-se ')
  await site.getByText('anda-se', { exact: true }).waitFor()
  await undoUntil(tab, () => editor.read('home.yaml') === before)
  await tab.close()
})
