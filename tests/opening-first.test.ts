import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumForTests } from './new-page.ts'

declare global {
  /** Whether each block was left for later when the page had been parsed. */
  var leftForLater: boolean[]
}

const newPage = chromiumForTests()

async function opened(address: string): Promise<Page> {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const blocks = [...document.querySelectorAll('[data-block]')]
      globalThis.leftForLater = blocks.map((block) => getComputedStyle(block).contentVisibility === 'auto')
    })
  })
  await page.goto(address)
  return page
}

const leftForLater = (page: Page) => page.evaluate(() => globalThis.leftForLater)
const leftNow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-block]')].filter(
        (block) => getComputedStyle(block).contentVisibility !== 'visible',
      ).length,
  )

test('the first block is rendered at once, the others when the first frame is there', async () => {
  const page = await opened('/')
  const [first, ...others] = await leftForLater(page)
  expect(first).toBe(false)
  expect(others).not.toContain(false)
  await expect.poll(() => leftNow(page)).toBe(0)
})

test('whoever comes to an anchor or back to a place gets everything at once', async () => {
  const page = await opened('/#contact')
  expect(await leftForLater(page)).not.toContain(true)
  await page.goto('/')
  await page.reload()
  expect(await leftForLater(page)).not.toContain(true)
})

test('on paper nothing is ever left out, and a touch or a key brings everything', async () => {
  const page = await opened('/')
  const leaveAgain = () => page.evaluate(() => document.documentElement.classList.add('opening'))
  await expect.poll(() => leftNow(page)).toBe(0)
  await leaveAgain()
  expect(await leftNow(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await leftNow(page)).toBe(0)
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Tab')
  expect(await leftNow(page)).toBe(0)
  await leaveAgain()
  await page.mouse.click(5, 5)
  expect(await leftNow(page)).toBe(0)
})
