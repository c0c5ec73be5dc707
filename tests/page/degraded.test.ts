import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { hydrated } from '../audits/hydrated.ts'
import { brokenWords, chatLinks, longTitle, spacedOut, twiceAsLarge } from '../audits/in-page.ts'
import { type Unreadable, unreadable } from '../../src/tools/audit/readable.ts'
import { driverForTests, expectComplaints, until } from '../browsers.ts'
import { translation } from '../browsers/translation.ts'
import { describeEngines } from '../needs.ts'
import { chromiumForTests } from '../new-page.ts'
import { type PartialSite, servePartly } from '../partial-server.ts'

const { url: site, pages } = inject('site')
const paths = [...pages.map(({ path }) => path), '/no-such-page']

const asItIs = `document.adoptedStyleSheets = []
  for (const each of document.querySelectorAll('[style]')) each.style.fontSize = ''`

const photosAreThere = `[...document.querySelectorAll('[data-block=gallery] li')].every((photo) =>
  getComputedStyle(photo).opacity === '1')`

const partial: Record<'scripts' | 'styles' | 'pictures', PartialSite | undefined> = {
  scripts: undefined,
  styles: undefined,
  pictures: undefined,
}
beforeAll(async () => {
  partial.scripts = await servePartly({ site, withhold: /\.(js|json)$/ })
  partial.styles = await servePartly({ site, alter: (text) => text.replace(/<style>.*?<\/style>/s, '') })
  partial.pictures = await servePartly({ site, withhold: /\.(woff2|avif|webp|jpg|png|svg)$/ })
})
afterAll(async () => {
  for (const each of Object.values(partial)) await each?.close()
})

describeEngines((engine) => {
  // WebKitGTK allows no narrower window.
  const narrow = engine === 'webkit' ? 450 : 320
  const driver = driverForTests(engine)

  // Which text is too wide depends on the page and its language; how wide letters are, hardly on the engine.
  test.each(engine === 'chromium' ? paths.flatMap((path) => [path, addressIn(path, 'en')]) : ['/en'])(
    'everything on %s can be read in any window and at a zoom of 400%, with wide text spacing and with text twice as large',
    async (path) => {
      await driver.open(site + path)
      for (const { how, width, height = 700, change } of [
        { how: 'in a narrow window', width: narrow },
        { how: 'in a wide window', width: 1280 },
        // A window of 1280 x 1024 then has room for 320 x 256 pixels: https://www.w3.org/TR/WCAG22/#reflow
        { how: 'at a zoom of 400%', width: narrow, height: 256 },
        { how: 'with spaced out text in a narrow window', width: narrow, change: spacedOut },
        { how: 'with spaced out text in a wide window', width: 1280, change: spacedOut },
        { how: 'with text twice as large on a phone', width: engine === 'webkit' ? 450 : 360, change: twiceAsLarge },
        { how: 'with text twice as large in a wide window', width: 1280, change: twiceAsLarge },
      ]) {
        await driver.resize(width, height)
        await driver.evaluate(`(() => { ${asItIs} ${change ?? ''} })()`)
        expect(await driver.evaluate(unreadable), how).toEqual([])
      }
      for (const [width, change] of [
        [narrow, ''],
        [1280, `document.documentElement.style.fontSize = '200%'`],
        [1920, `document.documentElement.style.fontSize = '200%'`],
        [960, longTitle],
        // A word of which a column beside another has to be wide enough.
        [1280, `for (const { lastChild } of document.querySelectorAll('h2')) lastChild.data = 'Acompanhamento'`],
      ] as const) {
        await driver.resize(width, 900)
        await driver.evaluate(`(() => { ${asItIs}; ${change} })()`)
        expect(await driver.evaluate(brokenWords), `words of headings at ${width}`).toEqual([])
        expect(await driver.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${width}`).toBe(true)
      }
    },
  )

  if (engine !== 'chromium') return

  test('everything can be read, and every chat link works, if scripts, pictures or styles do not arrive', async () => {
    await driver.resize(450, 700)
    await driver.open(`${site}/biodanza`)
    const expected = await driver.evaluate(chatLinks)
    for (const missing of ['scripts', 'pictures', 'styles'] as const) {
      await driver.open(`${partial[missing]?.url}/biodanza`)
      expect(await driver.evaluate(chatLinks), missing).toEqual(expected)
      const faults = (await driver.evaluate(unreadable)) as Unreadable[]
      // Without styles a picture is as wide as its file.
      const accepted = missing === 'styles' ? 'scrollsSideways' : undefined
      const told = faults.filter(({ fault }) => fault !== accepted)
      expect(told, missing).toEqual([])

      await driver.click('a[hreflang=en]')
      await until(driver, `document.documentElement.lang === 'en'`)
      if (missing !== 'scripts') continue
      await driver.evaluate(`document.querySelector('[data-block=gallery]').scrollIntoView({ behavior: 'instant' })`)
      await until(driver, photosAreThere)
    }
  })
})

describe('in Chromium', () => {
  const newPage = chromiumForTests()
  const viewport = { width: 1280, height: 720 }

  async function onEachPage(options: BrowserContextOptions, visit: (page: Page, path: string) => Promise<void>) {
    const page = await newPage({ viewport, ...options })
    for (const path of paths) {
      await page.goto(path)
      await visit(page, path)
    }
  }

  test('with JavaScript off everything is there, pictures included, every chat link works, and no button does nothing', async () => {
    const withScript = await newPage({ viewport })
    await onEachPage({ javaScriptEnabled: false }, async (page, path) => {
      expect(await page.evaluate(unreadable), path).toEqual([])
      expect(await page.locator('button:visible').count()).toBe(0)
      for (const image of await page.locator('img:visible').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
        expect(await image.evaluate((img) => getComputedStyle(img).opacity)).toBe('1')
      }
      const links = await page.evaluate(chatLinks)
      await withScript.goto(path)
      expect(links).toEqual(await withScript.evaluate(chatLinks))
    })
  })

  test.each([
    ['a browser lacks what React calls', 'delete Object.hasOwn'],
    ['a block of the page fails', 'delete window.IntersectionObserver'],
    ['a blocker has emptied the program', '', { contentType: 'text/javascript', body: '' }],
    ['the program never arrives', ''],
  ])('the finished page stays, and its language changes, where %s', async (_, without, answer?: { body: string }) => {
    if (without) expectComplaints(/hasOwn|IntersectionObserver/)
    const page = await newPage({ viewport })
    await page.clock.install()
    await page.addInitScript(without)
    if (!without) await page.route('**/entry-client-*.js', (route) => answer && route.fulfill(answer))
    await page.goto('/biodanza')
    const there = () => page.locator('main').innerText()
    const before = await there()
    // A tap just as the program fails could be on a link that is about to be another.
    const failed = without && page.waitForEvent('console', (said) => said.type() === 'error')
    await page.locator('a[hreflang=en]').hover()
    await failed
    for (const language of ['en', 'pt']) {
      await page.locator(`a[hreflang=${language}]`).click()
      await page.clock.fastForward(5_000)
      await page.locator(`html[lang=${language}]:not(.live)`).waitFor({ state: 'attached' })
      await expect.poll(() => page.evaluate(photosAreThere)).toBe(true)
    }
    // What is below the window is rendered a moment later.
    await expect.poll(there).toBe(before)
    await page.goto('/en/no-such-page')
    await page.clock.fastForward(5_000)
    await page.locator('main').waitFor()
  })

  test('words that an extension or Chrome on an iPhone marks do not stay beside those of the other language', async () => {
    const page = await newPage({ viewport })
    for (const element of ['mark', 'chrome_annotation']) {
      await page.goto('/')
      const portuguese = await page.locator('main').innerText()
      await page.locator('a[hreflang=en]').click()
      await expect.poll(() => page.evaluate(hydrated)).toBe(true)
      await page.evaluate(translation.replace(`.lang = 'de'`, '').replaceAll('font', element))
      await page.locator('a[hreflang=pt]').click()
      await expect.poll(() => page.locator('main').innerText(), { message: element }).toBe(portuguese)
    }
  })

  test('a link opens its page also where the data of that page never arrive, or are those of a newer build', async () => {
    expectComplaints(/brand-new/)
    const page = await newPage({ viewport })
    await page.clock.install()
    for (const answer of [
      () => page.clock.fastForward(10_000),
      async (route: Route) => {
        const text = await (await route.fetch()).text()
        await route.fulfill({ body: text.replaceAll('"type":"gallery"', '"type":"brand-new"') })
      },
    ]) {
      await page.goto('/')
      await page.locator('a[hreflang=pt]').focus()
      await expect.poll(() => page.evaluate(hydrated)).toBe(true)
      await page.route('**/biodanza.json', answer)
      await page.locator('footer a[href="/biodanza"]').click()
      await page.locator('[data-block=gallery]').waitFor()
      await page.unroute('**/biodanza.json')
    }
  })

  test('in forced colours everything can be read and the pressed language differs from the other', async () => {
    await onEachPage({ forcedColors: 'active' }, async (page, path) => {
      expect(await page.evaluate(unreadable), path).toEqual([])
      const grounds = await page
        .locator('a[hreflang]')
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
      expect(new Set(grounds).size).toBe(2)
    })
  })

  test('under reduced motion nothing moves: no animation, no smooth scrolling, no photo that waits', async () => {
    await onEachPage({ reducedMotion: 'reduce' }, async (page, path) => {
      await page.locator('a[hreflang=en]').click()
      await page.locator('html[lang=en]').waitFor({ state: 'attached' })
      for (const photo of await page.locator('[data-block=gallery] li').all()) {
        await photo.scrollIntoViewIfNeeded()
        await expect.poll(() => photo.evaluate((item) => getComputedStyle(item).opacity)).toBe('1')
        expect(await photo.evaluate((item) => getComputedStyle(item).transform)).toBe('none')
      }
      const moving = `document.getAnimations().map((each) => each.animationName ?? each.transitionProperty)`
      expect(await page.evaluate(moving), path).toEqual([])
      expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto')
    })
  })
})
