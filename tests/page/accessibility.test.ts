import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { focusedElement, headingOutline, listsWithoutSigns, tabStops, type Focused } from '../audits/in-page.ts'
import { hydrated } from '../audits/hydrated.ts'
import { driverForTests, expectComplaints, until } from '../browsers.ts'
import { owner } from '../facts.ts'
import { describeEngines } from '../needs.ts'
import { chromiumForTests } from '../new-page.ts'
import { type PartialSite, servePartly } from '../partial-server.ts'

const { url: site, pages } = inject('site')
const paths = [...pages.map(({ path }) => path), '/no-such-page']
const english = `document.documentElement.lang === 'en'`

let withoutProgram: PartialSite
let failing: PartialSite
beforeAll(async () => {
  withoutProgram = await servePartly({ site, withhold: /\.js$/ })
  failing = await servePartly({ site, alter: withUnknownBlock })
})
afterAll(() => Promise.all([withoutProgram.close(), failing.close()]))

/** Makes React fail while rendering a page in English, by giving it a block that has no component. */
function withUnknownBlock(text: string, path: string): string {
  return path.endsWith('.json') ? text.replace(/("en":.*?"type":)"hero"/s, '$1"unheard-of"') : text
}

describeEngines((engine) => {
  const driver = driverForTests(engine)

  // What the key stops at differs from engine to engine, and hardly from page to page.
  test.each(engine === 'chromium' ? paths : ['/biodanza'])(
    'the Tab key leads through all of %s, and the focus is always visible',
    async (path) => {
      await driver.open(site + path)
      // Wide enough for WebKit to keep the focus on its virtual screen, and still laid out as on a phone.
      await driver.resize(700, 800)
      // What matters is where each Tab stop scrolls the page to, not how smoothly it gets there.
      await driver.evaluate(`void (document.documentElement.style.scrollBehavior = 'auto')`)
      const expected = (await driver.evaluate(tabStops)) as string[]
      const stops: Focused[] = []
      while (stops.length < expected.length) {
        await driver.press('Tab')
        stops.push((await driver.evaluate(focusedElement)) as Focused)
      }
      expect(stops.map(({ name }) => name)).toEqual(expected)
      expect(expected.slice(0, 4)).toEqual(['Saltar para o conteúdo', owner.name, 'PT', 'EN'])
      expect(stops.filter(({ outlined, inView, covered }) => !outlined || !inView || covered)).toEqual([])
      // A list whose signs are `none` is no list for Safari.
      expect(await driver.evaluate(listsWithoutSigns)).toBe(0)
      await driver.resize(1280, 800)
    },
  )

  // What follows is up to the site's own document and script, and not to the engine.
  if (engine !== 'chromium') return

  // `same-tree.test.ts` ensures that React renders, in either language, exactly what was there before it loaded.
  test('axe finds nothing on a page in English once React has come', async () => {
    await driver.open(`${site}/biodanza`)
    await driver.click('a[hreflang=en]')
    await until(driver, `${english} && ${hydrated}`)
    expect(await axeFindings(driver)).toEqual([])
  })

  test('axe finds nothing on a page with the facts of the practice on a phone', async () => {
    await driver.open(`${site}/grupos/retiro`)
    await driver.resize(360, 800)
    expect(await axeFindings(driver)).toEqual([])
    await driver.resize(1280, 800)
  })

  test('the skip link leads to the content', async () => {
    await driver.open(site)
    await driver.press('Tab')
    await driver.press('Enter')
    await until(driver, `location.hash === '#site_main'`)
    await driver.press('Tab')
    expect(await driver.evaluate(`document.activeElement === document.querySelector('main a')`)).toBe(true)
  })

  test('Enter on the toggle changes the language, keeps focus and place, and is announced', async () => {
    for (const address of [withoutProgram.url, site]) {
      await driver.open(address)
      await driver.evaluate(`document.querySelector('#classes').scrollIntoView({ behavior: 'instant' })`)
      await driver.evaluate(`document.querySelector('a[hreflang=en]').focus({ preventScroll: true })`)
      const top = `Math.round(document.querySelector('#classes').getBoundingClientRect().top)`
      const before = Number(await driver.evaluate(top))
      await driver.press('Enter')
      await until(driver, english)
      expect(await driver.evaluate(`document.activeElement.textContent`)).toBe('EN')
      expect(await driver.evaluate(`document.querySelector('[role=status]').textContent`)).toBe('Page in English')
      expect(Math.abs(Number(await driver.evaluate(top)) - before)).toBeLessThanOrEqual(1)
      if (address === site) await until(driver, hydrated)

      await driver.evaluate(`document.querySelector('a[hreflang=pt]').focus({ preventScroll: true })`)
      await driver.press('Enter')
      await until(driver, `!(${english})`)
      expect(await driver.evaluate(`document.activeElement.textContent`)).toBe('PT')
      expect(await driver.evaluate(`document.querySelector('[role=status]').textContent`)).toBe('Página em português')
      expect(Math.abs(Number(await driver.evaluate(top)) - before)).toBeLessThanOrEqual(1)
    }
  })

  test('in the middle of a long block, the toggle leaves the same part of it in view', async () => {
    await driver.resize(500, 400)
    await driver.open(site)
    const block = `document.querySelector('[data-block=passage]').getBoundingClientRect()`
    await driver.evaluate(`void scrollBy({ top: ${block}.top + ${block}.height * 0.7, behavior: 'instant' })`)
    await driver.evaluate(`document.querySelector('a[hreflang=en]').focus({ preventScroll: true })`)
    const heights: unknown[] = []
    const parts: unknown[] = []
    const measure = async () => {
      heights.push(await driver.evaluate(`${block}.height`))
      parts.push(await driver.evaluate(`Math.round(-100 * ${block}.top / ${block}.height)`))
    }
    await measure()
    await driver.press('Enter')
    await until(driver, english)
    await measure()
    await driver.resize(1280, 720)
    expect(heights[0]).not.toBe(heights[1])
    expect(parts).toEqual([70, 70])
  })
})

describe('in Chromium', () => {
  const newPage = chromiumForTests()

  // Both schemes, layouts and languages, each once: they do not depend on each other.
  test.each([
    { colorScheme: 'light', width: 360, language: 'en' },
    { colorScheme: 'dark', width: 1440, language: 'pt' },
  ] as const)(
    'axe finds nothing in the $colorScheme scheme at $width px, and headings and landmarks are sensible',
    async ({ colorScheme, width, language }) => {
      const page = await newPage({ colorScheme, viewport: { width, height: 800 } })
      for (const path of paths) {
        await page.goto(site + addressIn(path, language))
        // The not-found page waits for React where it is in another language.
        await page.locator('html:not([hidden])').waitFor()
        expect(await axeFindings(page), path).toEqual([])
        for (const landmark of ['banner', 'main'] as const) expect(await page.getByRole(landmark).count()).toBe(1)
        expect(await page.getByRole('contentinfo').count()).toBe(path.startsWith('/no-such') ? 0 : 1)
        const levels = (await page.evaluate(headingOutline)) as number[]
        expect(levels.filter((level) => level === 1)).toHaveLength(1)
        expect(levels[0]).toBe(1)
        for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
      }
    },
  )

  test('the text size that a visitor has set on the telephone is that of the site', async () => {
    const page = await newPage()
    await page.goto(`${site}/biodanza`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
    await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('in a low window the button for writing is in view with the focus, though its place is the end of the page', async () => {
    const page = await newPage({ viewport: { width: 740, height: 360 } })
    await page.goto(site)
    // From then on, scrolling counts as reading. The focus itself scrolls the page.
    await page.locator('html[style*=scroll-behavior]').waitFor({ state: 'attached' })
    await page.keyboard.press('Shift+Tab')
    await page.locator('html.down').waitFor({ state: 'attached' })
    const focus = { name: expect.stringMatching('Escrever') as unknown, inView: true }
    expect(await page.evaluate(focusedElement)).toMatchObject(focus)
  })

  test('an error while a page renders shows a page with a way back, on which axe finds nothing in either language', async () => {
    expectComplaints(/unheard-of/)
    const page = await newPage()
    await page.goto(failing.url)
    // A page on which React fails as it comes stays as it was.
    await page.locator('a[hreflang=pt]').click()
    await expect.poll(() => page.evaluate(hydrated)).toBe(true)
    await page.locator('a[hreflang=en]').click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true }).waitFor()
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toMatch(/^\/(?:en)?$/)
    expect(await axeFindings(page)).toEqual([])
    await page.locator('a[hreflang=pt]').click()
    await expect.poll(() => page.evaluate(english)).toBe(false)
    expect(await axeFindings(page)).toEqual([])
  })
})
