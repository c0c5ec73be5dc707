import { expect, test } from 'vitest'
import { developmentInBrowser } from './development/development-in-browser.ts'
import { headings } from './facts.ts'

const { development, page, hydrated } = developmentInBrowser()

const layer = () => page().getByRole('dialog')
const heading = () => page().getByRole('heading', { level: 1 })
const breakHome = () => development().change('home.yaml', 'type: hero', 'type: heroine')

/** English, and somewhere in the middle of the page. */
async function readInEnglish(): Promise<number> {
  await page().goto('/')
  await hydrated()
  await page().getByRole('button', { name: 'EN' }).click()
  await page().getByRole('heading', { name: headings.home.en }).waitFor()
  await page().evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  return page().evaluate(() => scrollY)
}

async function expectEnglishAt(place: number): Promise<void> {
  await expect.poll(() => heading().innerText()).toBe(headings.home.en)
  await expect.poll(() => page().evaluate(() => Math.round(scrollY))).toBe(Math.round(place))
}

test('while the content is wrong the last good page stays, with what is wrong shown over it in Portuguese', async () => {
  await page().goto('/')
  const undo = breakHome()
  await layer().waitFor()
  await expect(heading().first().innerText()).resolves.toBe(headings.home.pt)
  const text = await layer().innerText()
  expect(text).toContain('1 erro por corrigir')
  expect(text).toMatch(/home\.yaml, linha \d+/)
  expect(text).toContain('type: hero')

  await page().reload()
  await layer().waitFor()
  undo()
  await layer().waitFor({ state: 'hidden' })
})

test('a message that is longer than the window is read from its top', async () => {
  await page().setViewportSize({ width: 400, height: 300 })
  await page().goto('/')
  const undo = breakHome()
  await layer().waitFor()
  const { top, longer } = await layer().evaluate((dialog) => ({
    top: dialog.scrollTop,
    longer: dialog.scrollHeight > dialog.clientHeight,
  }))
  expect({ top, longer }).toEqual({ top: 0, longer: true })
  undo()
  await layer().waitFor({ state: 'hidden' })
})

test('the message is in the typeface of the site', async () => {
  await page().goto('/')
  const undo = breakHome()
  await layer().waitFor()
  const families = await layer().evaluate((dialog) => ({
    heading: getComputedStyle(dialog.querySelector('h2') ?? dialog).fontFamily,
    text: getComputedStyle(dialog.querySelector('p') ?? dialog).fontFamily,
  }))
  expect(families.heading).toMatch(/^Fraunces/)
  expect(families.text).toMatch(/^Figtree/)
  undo()
  await layer().waitFor({ state: 'hidden' })
})

test('once the message is closed something still says that the page is stale, until it is not', async () => {
  await page().goto('/')
  const undo = breakHome()
  await layer().getByRole('button', { name: 'Fechar' }).click()
  await layer().waitFor({ state: 'hidden' })
  const badge = page().getByRole('button', { name: 'Página desatualizada' })
  await badge.click()
  await layer().waitFor()
  undo()
  await layer().waitFor({ state: 'hidden' })
  await badge.waitFor({ state: 'hidden' })
})

test('a warning is not shown over the page, and does not call it stale', async () => {
  await page().goto('/')
  const badge = page().getByRole('button', { name: '1 aviso' })
  await badge.waitFor()
  expect(await layer().isVisible()).toBe(false)
  await badge.click()
  expect(await layer().innerText()).toContain('Este evento já passou')
  expect(await layer().innerText()).not.toContain('erro')
})

test('language and place survive a mistake and its repair', async () => {
  const place = await readInEnglish()
  const undo = breakHome()
  await layer().waitFor()
  undo()
  await layer().waitFor({ state: 'hidden' })
  await expectEnglishAt(place)
})

test('language and place survive a repair that is the first save after the page was opened', async () => {
  const undo = breakHome()
  const place = await readWhileWrong()
  undo()
  await layer().waitFor({ state: 'hidden' })
  await expectEnglishAt(place)

  async function readWhileWrong(): Promise<number> {
    await page().goto('/')
    await hydrated()
    await layer().getByRole('button', { name: 'Fechar' }).click()
    await page().getByRole('button', { name: 'EN' }).click()
    await page().evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    return page().evaluate(() => scrollY)
  }
})

test('language and place survive a restart of the server', async () => {
  const place = await readInEnglish()
  await page().evaluate(() => Object.assign(globalThis, { before: true }))
  await development().stop()
  await development().startAgain()
  await page().waitForFunction(() => !('before' in globalThis))
  await expectEnglishAt(place)
})

test('language and place survive a restart into wrong content, until that is corrected', async () => {
  const place = await readInEnglish()
  await development().stop()
  const undo = breakHome()
  await development().startAgain()
  await layer().waitFor()
  expect(await page().locator('#root').count()).toBe(0)
  undo()
  await expectEnglishAt(place)
})
