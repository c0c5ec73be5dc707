import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumForTests } from '../new-page.ts'

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

const textOfBlocks = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-block]')].map((block) => block.textContent))
const leftForLater = (page: Page) => page.evaluate(() => globalThis.leftForLater)
const leftNow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-block]')].filter(
        (block) => getComputedStyle(block).contentVisibility !== 'visible',
      ).length,
  )

test('the first block is rendered at once, the others after the first frame', async () => {
  const page = await opened('/')
  const [first, ...others] = await leftForLater(page)
  expect(first).toBe(false)
  expect(others).not.toContain(false)
  await expect.poll(() => leftNow(page)).toBe(0)
})

test('a visit to an anchor, to words that a search engine found, or a return to a place, gets everything at once', async () => {
  const page = await opened('/#contact')
  expect(await leftForLater(page)).not.toContain(true)
  // Whether these words are scrolled to is left to the browser: the Chromium from npm finds no words.
  await page.goto('/?from=search#:~:text=Workshop%20sobre')
  expect(await leftForLater(page)).not.toContain(true)
  await page.goto('/')
  await page.reload()
  expect(await leftForLater(page)).not.toContain(true)
})

test('a visit to an anchor ends there, also where letters of another width arrive late', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  let arrive: (() => void) | undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/#contact', { waitUntil: 'commit' })
  await page.waitForFunction(() => scrollY > 0)
  arrive?.()
  await page.waitForLoadState()
  await page.evaluate('document.fonts.ready')
  const missed = () =>
    page.locator('#contact').evaluate((block) => {
      const [own, root] = [block, document.documentElement].map((each) => getComputedStyle(each))
      const wanted = parseFloat(own?.scrollMarginTop ?? '') + parseFloat(root?.scrollPaddingTop ?? '')
      return Math.round(Math.abs(block.getBoundingClientRect().top - wanted))
    })
  await expect.poll(missed).toBe(0)
})

/** Changes the language, and returns how many blocks are left and where the block at the top is, in that very frame. */
const changeLanguage = (page: Page, further?: 'and touches the page') =>
  page.evaluate(async (touches) => {
    const blocks = [...document.querySelectorAll('[data-block]')]
    const shown = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0)
    const changed = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['lang'] }),
    )
    document.querySelector<HTMLElement>('a[hreflang]:not([aria-current])')?.click()
    await changed
    if (touches) document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    // Before React has loaded, these are different elements by now.
    const left = [...document.querySelectorAll('[data-block]')].map(
      (block) => getComputedStyle(block).contentVisibility === 'auto',
    )
    return {
      left: left.filter(Boolean).length,
      blocks: left.length,
      shown,
      aboveIsThere: !left.slice(0, shown).includes(true),
    }
  }, further)

/** Changes the language, and returns how many blocks are left in each of the next two frames. */
const leftInFrames = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector<HTMLElement>('a[hreflang]:not([aria-current])')?.click()
    const left: number[] = []
    while (left.length < 2) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      left.push(document.querySelectorAll('[data-block]:not([data-rendered])').length)
    }
    return left
  })

test.each(['before React has come', 'after'])(
  'a change of language renders what is visible at once, and what is below it after that, %s',
  async (when) => {
    const english = await textOfBlocks(await opened('/en'))
    const page = await opened('/')
    const portuguese = await textOfBlocks(page)
    if (when === 'after') await page.dispatchEvent('a[hreflang=en]', 'pointerover')
    if (when === 'after') await expect.poll(() => page.evaluate(hydrated)).toBe(true)
    else await page.route('**/assets/*.js*', (route) => route.abort())
    await expect.poll(() => leftNow(page)).toBe(0)
    const atTop = await changeLanguage(page)
    expect(atTop.left).toBeGreaterThan(atTop.blocks / 2)
    await expect.poll(() => leftNow(page)).toBe(0)
    expect(await textOfBlocks(page)).toEqual(english)

    await page.locator('#contact').evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))
    const below = await changeLanguage(page)
    expect(below.shown).toBeGreaterThan(3)
    expect(below.aboveIsThere).toBe(true)
    await expect.poll(() => leftNow(page)).toBe(0)
    expect(await page.locator('[data-rendered]').count()).toBe(0)
    expect(await textOfBlocks(page)).toEqual(portuguese)

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await changeLanguage(page, 'and touches the page')
    await expect.poll(() => textOfBlocks(page)).toEqual(english)
    expect(await leftNow(page)).toBe(0)
    expect(await page.locator('[data-rendered]').count()).toBe(0)

    // What the last change has begun ends in its third task, and must not end within the next one.
    await page.evaluate(
      () => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)))),
    )
    // The other language is on the screen before any block below the window is rendered.
    const [first, second] = await leftInFrames(page)
    expect(first).toBeGreaterThan(3)
    expect(second).toBe(first)
  },
)

test('nothing is ever left out in print, and a touch or a key renders everything', async () => {
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
  await leaveAgain()
  await page.locator('#contact').dispatchEvent('click')
  expect(await leftNow(page)).toBe(0)
})
