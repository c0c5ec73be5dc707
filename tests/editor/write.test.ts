import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { editorOfFile, hasFocus, lookAs } from './editor-for-tests.ts'

const opened = editorOfFile()

test('letters typed faster than the page renders are all written, and one undo removes them all', async () => {
  const { editor, page, site } = opened()
  const before = editor.read('home.yaml')
  const title = await opened().openField()
  await title.press('End')
  // The keys follow each other without waiting.
  await Promise.all([...' e respirar, devagar, sem pressa'].map((key) => page.keyboard.press(key)))
  for (const keys of ['Control+z', 'Control+Shift+z']) await page.keyboard.press(keys)
  await site
    .getByRole('heading', { level: 1, name: 'Um sítio para pousar e respirar, devagar, sem pressa', exact: true })
    .waitFor()
  await expect
    .poll(() => changedLines(before, editor.read('home.yaml')))
    .toEqual([
      {
        from: '      pt: Um sítio para pousar',
        to: '      pt: Um sítio para pousar e respirar, devagar, sem pressa',
      },
    ])
  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('an Enter at the end of a title begins no line once the field is left, and one undo removes all', async () => {
  const { editor, page, field, undo, saved } = opened()
  const before = editor.read('home.yaml')
  await (await opened().openField()).press('End')
  await page.keyboard.type(' e ouvir')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.read('home.yaml')).toMatch(/pt: \|\n +Um sítio para pousar e ouvir\n/)
  await page.keyboard.press('Tab')
  await hasFocus(field('Título (inglês)'))
  await expect
    .poll(() => changedLines(before, editor.read('home.yaml')))
    .toEqual([{ from: '      pt: Um sítio para pousar', to: '      pt: Um sítio para pousar e ouvir' }])
  await undo()
  await saved()
  expect(editor.read('home.yaml')).toBe(before)
})

test('a letter composed of several keys and a change by another program in the meantime are both kept', async () => {
  const { editor, page, site } = opened()
  const before = editor.read('home.yaml')
  const title = await opened().openField()
  await title.press('End')
  const keys = await page.context().newCDPSession(page)
  const compose = (text: string) => keys.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await page.keyboard.press('a')
  for (const text of ['~', 'ã']) await compose(text)
  await keys.send('Input.insertText', { text: 'ã' })
  await expect.poll(() => editor.read('home.yaml')).toContain('      pt: Um sítio para pousaraã\n')
  const other = editor.read('home.yaml').replace('en: Ways we can work together\n', 'en: By somebody else\n')
  writeFileSync(join(editor.folder, 'home.yaml'), other)
  await page.keyboard.press('o')
  await expect
    .poll(() => changedLines(before, editor.read('home.yaml')))
    .toEqual([
      { from: '      pt: Um sítio para pousar', to: '      pt: Um sítio para pousaraão' },
      { from: '      en: Ways we can work together', to: '      en: By somebody else' },
    ])
  expect(await title.inputValue()).toBe('Um sítio para pousaraão')
  writeFileSync(join(editor.folder, 'home.yaml'), before)
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar', exact: true }).waitFor()
})

test('an optional field can be added and removed; the page is shown while the field is empty, even after a reload', async () => {
  const { editor, page, site, panel } = opened()
  const before = editor.read('home.yaml')
  const openValues = () => site.locator('[data-block=values] h2').click()
  await openValues()
  await panel.getByRole('button', { name: 'Acrescentar nome do bloco' }).click()
  const field = panel.getByRole('textbox', { name: 'Nome do bloco' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => editor.read('home.yaml')).not.toBe(before)

  await page.reload()
  await openValues()
  await field.fill('valores')
  const remove = panel.getByRole('button', { name: 'Retirar nome do bloco' })
  await remove.waitFor({ state: 'detached' })
  await field.fill('')
  await remove.click()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('a full list offers no button to add or copy an item', async () => {
  const { page, site, panel } = opened()
  const buttons = panel.getByRole('group', { name: 'Botões' })
  const offers = async () => {
    await buttons
      .getByRole('button', { name: /^Ações: / })
      .first()
      .click()
    const copies = await page.getByRole('menuitem', { name: 'Duplicar' }).count()
    await page.keyboard.press('Escape')
    return [await buttons.getByRole('button', { name: 'Acrescentar botão' }).count(), copies]
  }
  await site.locator('[data-block=hero] h1').click()
  await expect.poll(offers).toEqual([1, 1])
  await site.locator('[data-block=passage] h2').click()
  await expect.poll(offers).toEqual([0, 0])
})

test('a text missing in one language is marked on the page, reported at its field, and listed with a link to it', async () => {
  const { editor, page, site, panel, field } = opened()
  const before = editor.read('home.yaml')
  await opened().openField()
  const english = field('Título (inglês)')
  await english.fill('')
  await panel.getByText('Falta o texto em inglês.').waitFor()
  expect(await english.getAttribute('aria-invalid')).toBe('true')
  await lookAs(page, 'Inglês')
  await site.getByRole('heading', { level: 1, name: 'Falta o inglês' }).waitFor()
  await page.getByRole('button', { name: /por resolver$/ }).click()
  await panel.getByRole('button', { name: /Falta o texto em inglês/ }).click()
  await expect.poll(() => english.evaluate((element) => element === document.activeElement)).toBe(true)
  await english.fill('A place to land')
  await lookAs(page, 'Português')
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('an item that was just added says nothing of a field before that has been left, and advises nothing impossible', async () => {
  const { editor, page, site, panel, field, undo } = opened()
  const before = editor.read('home.yaml')
  await site.getByRole('heading', { name: 'O que fica' }).click()
  await panel.getByRole('button', { name: 'Acrescentar testemunho' }).click()
  await field('Nome').waitFor()
  await page.getByRole('button', { name: /por resolver$/ }).waitFor()
  const errors = panel.locator('.error, .warning')
  expect(await errors.allInnerTexts()).toEqual([])
  await field('Nome').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => errors.allInnerTexts()).toEqual(['Falta escrever. Escreva-o.'])
  await field('Lugar (português)').fill('Porto')
  await page.keyboard.press('Tab')
  await expect.poll(() => errors.count()).toBe(1)
  // An item that was left and is opened again shows all its errors.
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await panel.getByRole('row').last().click()
  await expect.poll(() => errors.count()).toBeGreaterThan(1)
  await undo(2)
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('a long title becomes smaller in the editor at the same length as on the site', async () => {
  const { site, field } = opened()
  const title = site.locator('h1')
  await title.click()
  for (const [length, isSmaller] of [
    [36, 0],
    [37, 1],
  ] as const) {
    await field('Título (português)').fill('casa '.repeat(9).slice(0, length - 1) + 's')
    await expect.poll(() => title.innerText()).toHaveLength(length)
    expect(await site.locator('h1[data-long]').count()).toBe(isSmaller)
  }
})
