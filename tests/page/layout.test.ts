import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { interactive } from '../../src/site/ui/interactive.ts'
import { owner } from '../facts.ts'
import { chromiumForTests, chromiumPageOfFile } from '../new-page.ts'

const site = inject('site')
const paths = site.pages.map(({ path }) => path)

const newPage = chromiumForTests()
const page = chromiumPageOfFile({ reducedMotion: 'reduce' })
let extremes: { readonly url: string; readonly stop: () => Promise<void> }
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'extremes-'))
  expect(await buildSite('tests/extremes', join(folder, 'dist'))).toMatchObject({ built: true })
  const server = await startServer({ folder: join(folder, 'dist'), port: 0 })
  extremes = {
    url: server.url,
    async stop() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
})
afterAll(() => extremes.stop())

async function open(address: string, width: number): Promise<void> {
  await page().setViewportSize({ width, height: 780 })
  await page().goto(address)
}

/** What reaches beyond the sides of the window, and how far the page could be scrolled sideways. */
const beyond = () =>
  page().evaluate((selector) => {
    const { clientWidth, scrollWidth } = document.documentElement
    const outside = [...document.querySelectorAll(selector)].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > clientWidth + 1)
    })
    return { scrolls: scrollWidth - clientWidth, outside: outside.map((element) => element.textContent) }
  }, `#site_root :is(h1, h2, h3, p, dd, blockquote, ${interactive})`)
const nothing = { scrolls: 0, outside: [] }

describe.each([
  { what: 'the site', url: () => site.url, pages: paths },
  { what: 'the extremes', url: () => extremes.url, pages: ['/', '/biodanza'] },
])('$what', ({ url, pages }) => {
  test.each([...pages.flatMap((path) => [path, addressIn(path, 'en')]), '/nowhere'])(
    'nothing of %s is outside the window, from 320 to 1920 px',
    async (path) => {
      await open(url() + path, 320)
      for (const width of [320, 360, 414, 600, 767, 768, 959, 960, 1199, 1200, 1440, 1920]) {
        await page().setViewportSize({ width, height: 780 })
        expect(await beyond(), `${width} px`).toEqual(nothing)
      }
    },
  )
})

// A link inside a text is as high as its line (WCAG 2.5.8 exempts it).
test.each(paths)('everything that can be tapped on %s is at least 44 px high and wide', async (path) => {
  await open(site.url + path, 360)
  const small = await page().evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
    `#site_root :is(${interactive}):not(.skip, .inline)`,
  )
  expect(small).toEqual([])
})

test('on a phone the chat button is always visible, and at the end of the page covers nothing', async () => {
  await open(site.url, 360)
  const button = page().locator('aside').getByRole('link')
  const bottom = () => button.evaluate((link) => innerHeight - link.getBoundingClientRect().bottom)
  expect(await bottom()).toBeLessThan(24)
  await page().evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  expect(await bottom()).toBeLessThan(24)
  const overlap = await page().evaluate(() => {
    const copyright = document.querySelector('footer > :last-child')?.getBoundingClientRect().bottom ?? Infinity
    return copyright - (document.querySelector('aside')?.getBoundingClientRect().top ?? 0)
  })
  expect(overlap).toBeLessThanOrEqual(0)
})

test('a chat button with much to read before it stands at the end of the page, where that covers nothing', async () => {
  await open(`${extremes.url}/biodanza`, 360)
  const bar = page().locator('aside')
  const notice = bar.getByText('urgências')
  expect(await notice.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(20)
  expect(await bar.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true)
})

test('the name above a deep first block is light, also where a block that is hidden today stands before it', async () => {
  await open(site.url, 360)
  const name = page().getByRole('banner').getByRole('link', { name: owner.name })
  const colour = () => name.evaluate((link) => getComputedStyle(link).color)
  await page().evaluate(() => document.querySelector('main')?.firstElementChild?.classList.add('deep'))
  const light = await colour()
  const add = (hidden: boolean) =>
    page().evaluate(
      (isHidden) =>
        document.querySelector('main')?.prepend(Object.assign(document.createElement('section'), { hidden: isHidden })),
      hidden,
    )
  await add(true)
  expect(await colour()).toBe(light)
  await add(false)
  expect(await colour()).not.toBe(light)
})

test('a button is darker below a mouse, and on a phone as before when one comes back from the chat', async () => {
  for (const touch of [false, true]) {
    const visitor = await newPage({ hasTouch: touch, isMobile: touch })
    await visitor.goto('/')
    await visitor.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }))
    const button = visitor.locator('aside').getByRole('link')
    const colour = () =>
      button.evaluate(async (link) => {
        await Promise.all(link.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(link).backgroundColor
      })
    const before = await colour()
    await button.hover({ trial: touch })
    if (touch) {
      const [chat] = await Promise.all([visitor.context().waitForEvent('page'), button.tap()])
      await chat.close()
    }
    expect((await colour()) === before).toBe(touch)
  }
})

test('on a large screen there is no chat button at the edge of the window', async () => {
  await open(site.url, 1440)
  await expect(page().locator('aside').isVisible()).resolves.toBe(false)
})

test('the toggle gives way while one reads down, covers no heading that the opening leads to, and comes back at once', async () => {
  const toggle = page().locator('.toggle')
  const bottom = () => toggle.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  for (const width of [360, 390, 412]) {
    await open(site.url, width)
    const atRest = await bottom()
    expect(atRest).toBeGreaterThan(44)
    await page().locator('[data-block=hero] .button').click()
    await expect.poll(bottom).toBeLessThanOrEqual(0)
    const heading = await page().locator('#contact h2').boundingBox()
    expect(heading?.y, `${width} px`).toBeGreaterThanOrEqual(atRest)
    expect(heading?.y).toBeLessThan(390)
    await page().mouse.wheel(0, -2)
    await expect.poll(bottom).toBe(atRest)
    await toggle.getByRole('link').last().click()
    await page().locator('html[lang=en]').waitFor({ state: 'attached' })
    await page().mouse.move(180, 400)
    await page().mouse.wheel(0, 200)
    // The focus of a click does not hold it.
    await expect.poll(bottom).toBeLessThanOrEqual(0)
    await page().keyboard.press('Shift+Tab')
    await expect.poll(bottom).toBe(atRest)
    // Who comes to a part of a page has read nothing yet.
    await open(`${site.url}/biodanza#class`, width)
    await page().mouse.move(180, 400)
    await expect.poll(() => page().evaluate(() => scrollY)).toBeGreaterThan(99)
    expect(await bottom()).toBe(atRest)
    await page().mouse.wheel(0, 200)
    await expect.poll(bottom).toBeLessThanOrEqual(0)
  }
})

test('on a phone on its side the chat button takes a sixth of the window, and none while one reads down', async () => {
  await page().setViewportSize({ width: 740, height: 360 })
  await page().goto(site.url)
  const bar = page().locator('aside')
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(60)
  await page().mouse.wheel(0, 300)
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true)
})

test.each(paths)(
  'at twice the text size no word of the name and the headings of %s is broken on a phone',
  async (path) => {
    await open(site.url + path, 360)
    const broken = await page().evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const texts = [...document.querySelectorAll('.name, h1, h2, h3')].flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        return Array.from({ length: element.childNodes.length }, () => walker.nextNode()).filter(
          (node) => node !== null,
        )
      })
      return texts.flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        }),
      )
    })
    expect(broken).toEqual([])
  },
)
