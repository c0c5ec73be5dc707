import { expect, test } from 'vitest'
import { editorOfFile, lookAs } from './editor-for-tests.ts'

const opened = editorOfFile()

test('the page keeps its scroll position in phone, tablet and computer width, light and dark, and both languages', async () => {
  const { page, site, showPage } = opened()
  const heading = site.locator('h2').filter({ hasText: /Aquilo em que acredito|What I believe in/ })
  const body = site.locator('body')
  const inner = () => body.evaluate(() => innerWidth)
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const ground = () => body.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const choose = (name: string) => lookAs(page, name)

  await heading.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 20, behavior: 'instant' }),
  )
  await expect.poll(top).toBe(20)
  const light = await ground()

  for (const [width, pixels] of [
    ['Telemóvel', 390],
    ['Tablet', 820],
    ['Computador', 1280],
  ] as const) {
    await choose(width)
    await expect.poll(inner).toBe(pixels)
    await expect.poll(async () => Math.abs((await top()) - 20), { message: width }).toBeLessThan(4)
  }
  await choose('Inglês')
  await expect.poll(() => heading.innerText()).toBe('What I believe in')
  await expect.poll(async () => Math.abs((await top()) - 20)).toBeLessThan(4)
  await choose('Escuro')
  await expect.poll(ground).not.toBe(light)
  await expect.poll(async () => Math.abs((await top()) - 20)).toBeLessThan(4)
  await choose('Claro')
  await expect.poll(ground).toBe(light)
  // Laid out as on a computer, the whole page is in the room beside the panel.
  const frame = (await page.locator('iframe[title="Página"]').boundingBox()) ?? { x: 0, width: 0 }
  expect(frame.x + frame.width).toBeLessThanOrEqual((await page.locator('.side').boundingBox())?.x ?? 0)

  const left = await body.evaluate(() => scrollY)
  await showPage('Um retiro na serra')
  await expect.poll(() => body.evaluate(() => scrollY)).toBe(0)
  await showPage('Inês Falcão · Psicologia e Biodanza em Lisboa')
  await expect.poll(async () => Math.abs((await body.evaluate(() => scrollY)) - left)).toBeLessThan(4)
})
