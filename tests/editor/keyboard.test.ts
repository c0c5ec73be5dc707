import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { startLocalEditor } from './edit-command.ts'
import { editorForTests, editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()
const openAnother = editorForTests()
const menuOf = (row: Locator) => row.getByRole('button', { name: /^Ações: / })

/** Presses Tab until an element has the focus; fails after 200 presses. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key)
    if (await hasFocus(wanted)) return
  }
  throw new Error(`The ${key} key never led to ${wanted}.`)
}

const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.count()) === 1 && element.evaluate((each) => each === each.ownerDocument.activeElement)

const focused = (element: Locator) => expect.poll(() => hasFocus(element)).toBe(true)

test('the keyboard alone reaches a field from the page, writes, undoes, adds, moves and removes a testimonial, and goes back', async () => {
  const { editor, page, site, panel, saved } = opened()
  const before = editor.read('home.yaml')
  const button = (name: string | RegExp) => panel.getByRole('button', { name, exact: true })
  const leadsTo = async (key: string, place: Locator) => {
    await page.keyboard.press(key)
    await focused(place)
  }

  const title = site.getByRole('heading', { level: 1 })
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  const field = panel.getByRole('textbox', { name: 'Título (português)', exact: true })
  await focused(field)
  await page.keyboard.press('End')
  await page.keyboard.type(', devagar')
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar, devagar' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => field.inputValue()).toBe('Um sítio para pousar')
  await focused(field)
  await leadsTo('Escape', title)
  // The page in its frame has the same shortcuts.
  await page.keyboard.press('Control+y')
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar, devagar' }).waitFor()
  await page.keyboard.press('Control+z')
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar', exact: true }).waitFor()

  const [all, search] = [page.getByRole('button', { name: 'Tudo', exact: true }), panel.getByRole('searchbox')]
  await tabTo(page, all, 'Shift+Tab')
  await leadsTo('Enter', search)
  await page.keyboard.type('O que fica')
  await tabTo(page, button(/^O que fica/))
  await page.keyboard.press('Enter')
  await tabTo(page, button('Acrescentar testemunho'))
  await leadsTo('Enter', panel.getByRole('heading', { level: 2 }))
  await panel.getByText('Publique só o que esta pessoa autorizou por escrito').waitFor()
  const words = panel.getByRole('textbox', { name: 'Texto (português)' })
  await tabTo(page, words)
  await page.keyboard.type('Voltei a dormir.')
  await tabTo(page, button('Voltar'), 'Shift+Tab')
  await leadsTo('Enter', panel.getByRole('group', { name: 'Testemunhos' }))
  await tabTo(page, panel.getByRole('row').first())
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await tabTo(page, button('Subir'))
  // The button goes on moving it, and at an end of the list the other one takes its place.
  for (const next of ['Subir', 'Subir', 'Descer']) await leadsTo('Enter', button(next))
  await expect.poll(() => words.inputValue()).toBe('Voltei a dormir.')
  await tabTo(page, button('Retirar'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
  await focused(panel.getByRole('group', { name: 'Testemunhos' }))

  const names = () => panel.getByRole('row').allInnerTexts()
  const rows = (await names()).map((row) => row.split('\n')[0])
  const second = panel.getByRole('row').nth(1)
  await tabTo(page, panel.getByRole('row').first())
  await leadsTo('ArrowDown', second)
  await tabTo(page, menuOf(second))
  await leadsTo('Enter', page.getByRole('menuitem', { name: 'Subir' }))
  await leadsTo('Enter', menuOf(panel.getByRole('row').first()))
  expect((await names())[0]).toContain(rows[1])
  await page.locator('[role=status]', { hasText: `Subir: ${rows[1]}` }).waitFor()
  await leadsTo('Enter', page.getByRole('menuitem', { name: 'Descer' }))
  await leadsTo('Enter', menuOf(second))
  // A list keeps to itself the keys that are pressed on a button in it, but not these.
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await names())[0]).toContain(rows[1])
  await page.keyboard.press('Control+y')
  await expect.poll(async () => (await names())[1]).toContain(rows[1])
  await saved()
  expect(editor.read('home.yaml')).toBe(before)
  // Back to what was found, to what was looked for, which the key then empties, and out.
  await leadsTo('Escape', button(/^O que fica/))
  await tabTo(page, search, 'Shift+Tab')
  for (const place of [search, all]) await leadsTo('Escape', place)

  const events = page.getByRole('button', { name: 'Eventos', exact: true })
  await events.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, button('Novo evento'))
  await leadsTo('Enter', panel.getByRole('heading', { name: 'Novo evento' }))
  await leadsTo('Escape', panel.getByRole('heading', { name: 'Eventos' }))
  await tabTo(page, panel.getByRole('row').first())
  await leadsTo('ArrowDown', second)
  await leadsTo('Enter', panel.getByRole('heading', { level: 2 }))
  for (const place of [second, events]) await leadsTo('Escape', place)
})

test('on a phone the toolbar has one row, all its buttons are reachable, and nothing is wider than the screen', async () => {
  const { page, site, panel, openField } = opened()
  await page.setViewportSize({ width: 360, height: 780 })
  const field = await openField()
  await field.fill('Um sítio')
  await page.getByRole('button', { name: 'Desfazer' }).waitFor()
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The form has half of the screen, and the page's own button covers nothing of the page.
  expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(780 / 2)
  expect(await site.locator('.thumb').evaluate((element) => getComputedStyle(element).position)).toBe('static')
  // The on-screen keyboard leaves little of it.
  await page.setViewportSize({ width: 360, height: 400 })
  await field.focus()
  await expect.poll(async () => ((await field.boundingBox())?.y ?? 400) < 400 - 40).toBe(true)
  expect(((await field.boundingBox())?.y ?? 0) + 40).toBeGreaterThan(
    (await page.locator('.side').boundingBox())?.y ?? 0,
  )
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.getByRole('button', { name: 'Eventos' }).click()
  await panel.getByRole('heading', { name: 'Eventos' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  // The way back closes what lies above, leads to the list that an event was opened from, and then closes that.
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Mais' }).waitFor({ state: 'hidden' })
  await page.goBack()
  await panel.getByRole('heading', { name: 'Eventos' }).waitFor()
  await page.goBack()
  await panel.getByText(/^Toque num texto/).waitFor()

  // What is added to a list opens at its beginning, however far down the list is.
  await site.getByRole('heading', { name: 'O que fica' }).click()
  await panel.getByRole('button', { name: 'Acrescentar testemunho' }).click()
  await panel.getByRole('heading', { name: /^Testemunho \d/ }).waitFor()
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await panel.getByRole('heading', { name: 'O que fica' }).waitFor()

  // The panel covers half of the page. The touched part is in the other half.
  await site.getByRole('heading', { name: 'Sessões de Biodanza' }).click()
  await panel.getByRole('heading', { name: 'Sessões de Biodanza' }).waitFor()
  const { top, bottom } = await site.locator('.pinned').evaluate((element) => element.getBoundingClientRect())
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(await site.locator('body').evaluate(() => innerHeight))
})

test('by touch, all of the toolbar is large enough, what is open is outlined from its beginning, and the focus is never lost', async () => {
  const phone = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }
  const { page, site, panel, type, openField } = await openAnother(startLocalEditor, phone)
  const tap = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).first().tap()
  const sizes = page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)))
  expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual(44)

  // The card is above what is in view, and taller.
  await page.setViewportSize({ width: 360, height: 740 })
  await tap('Mais')
  await tap('Eventos')
  await site.locator('body').evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await tap('Aula Aberta', panel)
  const outline = site.locator('.pinned')
  const top = () => outline.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(await site.locator('body').evaluate(() => innerHeight / 2))

  // While the list is open, no event is: one that is moved leaves no outline behind.
  await tap('Mais')
  await tap('Eventos')
  await expect.poll(() => outline.count()).toBe(0)

  // A day is part of how its event reads, which is shown while it is changed.
  await tap('Pôr novas datas', panel)
  await expect.poll(() => outline.count()).toBe(1)
  await tap('Voltar')

  // What was asked is gone with its answer, and so is the button of what is undone.
  await tap('Novo evento', panel)
  await panel.getByRole('button', { name: /Como é$/ }).tap()
  await page.getByRole('option', { name: 'De quinze em quinze dias' }).tap()
  await tap('terça-feira', panel)
  await type('Primeiro dia', '07012032')
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  await panel.getByRole('button', { name: /, 6 de janeiro de 2032/ }).tap()
  await panel.getByRole('alert').waitFor({ state: 'detached' })
  expect(await isLost()).toBe(false)
  await tap('Fechar')
  await (await openField()).fill('Outro título')
  await tap('Desfazer')
  await focused(page.getByRole('button', { name: 'Refazer' }))
})
