import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { startLocalEditor } from './edit-command.ts'
import { editorForTests, editorOfFile, hasFocus } from './editor-for-tests.ts'

const opened = editorOfFile()
const openAnother = editorForTests()

/**
 * The parts that the owner can't see, with the panel scrolled to its top and to its end: outside the view or covered.
 */
async function unseen(panel: Locator, parts: readonly Locator[]): Promise<readonly string[]> {
  const hidden: string[] = []
  for (const end of [0, 1e6]) {
    await panel.evaluate((element, top) => element.scrollTo({ top }), end)
    for (const part of parts) {
      const isSeen = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [first, last] = [top + 4, top + height - 4].map((y) => document.elementFromPoint(left + width / 2, y))
        return element.contains(first ?? null) && element.contains(last ?? null)
      })
      if (!isSeen) hidden.push(`${await part.innerText()} (${end})`)
    }
  }
  return hidden
}

/** Clicks an element at its current position, without scrolling it into view. */
async function press(part: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  await part.page().mouse.click(x + width / 2, y + height / 2)
}

test('the editor finds a changed price in other texts, shows them, and changes the chosen ones in one step', async () => {
  const { editor, page, site, panel, showPage, saved } = opened()
  const events = editor.read('events.yaml')
  const before = editor.read('biodanza.yaml')
  await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
  await site.getByText('A primeira aula custa 10 euros').first().click()
  const price = panel.getByRole('textbox', { name: 'Preço em euros' })
  await price.fill('12')
  await price.press('Tab')
  const place = await price.boundingBox()
  const offer = page.getByRole('region', { name: 'O mesmo noutros textos' })
  const message = offer.getByText('«10 euros» está ainda noutros 2 textos.')
  await message.waitFor()
  // The offer appeared by itself and moved nothing under the pointer.
  expect(await price.boundingBox()).toEqual(place)
  const see = offer.getByRole('button', { name: 'Ver e mudar' })
  const places = offer.locator('label')
  const change = offer.getByRole('button', { name: 'Mudar os escolhidos' })
  await expect.poll(() => unseen(panel, [message, see])).toEqual([])
  await press(see)
  await places.first().waitFor()
  // Nothing scrolls by itself: the whole offer is in view at every scroll position of the panel.
  await expect.poll(async () => unseen(panel, [...(await places.all()), change])).toEqual([])
  expect(await places.allInnerTexts()).toEqual([
    expect.stringMatching(/^Aula aberta .* às quartas · Descrição.*\n.*A primeira aula custa 10 euros 12 euros\./),
    expect.stringMatching(/^Aula aberta .* às quartas · Descrição.*\n.*The first class costs 10 euros 12 euros\./),
  ])
  // A screen reader says nothing of a line through words.
  await offer
    .getByRole('checkbox', { name: 'A primeira aula custa 10 euros → 12 euros.' })
    .waitFor({ state: 'attached' })
  const isChosen = () => Promise.all([0, 1].map((at) => places.nth(at).getByRole('checkbox').isChecked()))
  expect(await isChosen()).toEqual([true, true])
  await press(places.nth(1))
  await expect.poll(isChosen).toEqual([true, false])
  await press(change)
  await offer.waitFor({ state: 'detached' })
  await saved()
  expect(changedLines(events, editor.read('events.yaml'))).toEqual([{ from: '    euros: 10', to: '    euros: 12' }])
  const changed = changedLines(before, editor.read('biodanza.yaml'))
  expect(changed).toEqual([
    { from: expect.stringContaining('custa 10 euros.'), to: expect.stringContaining('custa 12 euros.') },
  ])
  expect(changed[0]?.to).toBe(changed[0]?.from.replace('10 euros', '12 euros'))

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => editor.read('biodanza.yaml')).toBe(before)
  expect(editor.read('events.yaml')).toContain('euros: 12')
})

test('the price follows its words once they are left by Escape, changed to one sum and no other figure, as one step', async () => {
  const { editor, page, panel, field, saved } = opened()
  const events = () => editor.read('events.yaml')
  const price = /euros: \d+\n {4}price:\n {6}pt: .*/
  const byHand = events().replace(price, 'euros: 10\n    price:\n      pt: Custa 15 euros')
  writeFileSync(join(editor.folder, 'events.yaml'), byHand)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  const words = field('Preço por palavras (português)')
  await expect.poll(() => words.inputValue()).toBe('Custa 15 euros')
  await words.focus()
  await words.press('Tab')
  await words.fill('Mais 5 euros de lanche')
  await words.press('Tab')
  await words.fill('Entre 10 e 15 euros')
  await words.press('Tab')
  await words.fill('Custa 12 euros')
  await words.press('Escape')
  await expect.poll(events).toBe(byHand.replace('euros: 10', 'euros: 12').replace('Custa 15 euros', 'Custa {euros}'))
  for (const before of ['Entre 10 e 15 euros', 'Mais 5 euros de lanche', 'Custa 15 euros']) {
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(events).toBe(byHand.replace('Custa 15 euros', before))
  }
  await saved()
})

test('on a phone the offer leaves the field in sight that is being typed in, and has the focus for as long as it is open', async () => {
  const { page, site, panel, showPage } = await openAnother(startLocalEditor, {
    viewport: { width: 360, height: 420 },
    hasTouch: true,
    isMobile: true,
  })
  await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
  await site.getByText('A primeira aula custa 10 euros').first().tap()
  const price = panel.getByRole('textbox', { name: 'Preço em euros' })
  // As low as a field may be when it takes the focus.
  await price.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await price.tap()
  await price.fill('12')
  const offer = page.getByRole('region', { name: 'O mesmo noutros textos' })
  await offer.waitFor()
  const { y = 0, height = 0 } = (await price.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual((await offer.boundingBox())?.y ?? 0)
  const see = offer.getByRole('button', { name: 'Ver e mudar' })
  const [colour, usual] = [see, panel.getByRole('button', { name: 'Acrescentar preço' })].map((button) =>
    button.evaluate((element) => getComputedStyle(element).color),
  )
  expect(await colour).toBe(await usual)
  await see.tap()
  await offer.getByRole('checkbox').first().waitFor()
  await hasFocus(offer)
  await offer.getByRole('button', { name: 'Deixar como estão' }).tap()
  await offer.waitFor({ state: 'detached' })
  await hasFocus(price)
  // However far the form is scrolled, what is opened in its place begins at its top.
  const top = () => panel.evaluate((element) => element.scrollTop)
  expect(await top()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Mais', exact: true }).tap()
  await page.getByRole('button', { name: 'Tudo', exact: true }).tap()
  await panel.getByRole('searchbox').waitFor()
  expect(await top()).toBe(0)
})
