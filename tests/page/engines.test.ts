import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hydrated } from '../audits/hydrated.ts'
import { driverForTests, tolerateComplaint, until } from '../browsers.ts'
import { translation } from '../browsers/translation.ts'
import { headings, owner } from '../facts.ts'
import { describeEngines } from '../needs.ts'
import { type PartialSite, servePartly } from '../partial-server.ts'

const { url: site } = inject('site')
const photos = (what: string) => `[...document.querySelectorAll('[data-block=gallery] li')].map((photo) => ${what})`

let withoutPictures: PartialSite
let withoutProgram: PartialSite
/** Where English stays on its way. */
let withoutEnglish: PartialSite
/** A server from which the program arrives as long as `offline` is false. */
let onAndOff: PartialSite
let offline = false
beforeAll(async () => {
  withoutPictures = await servePartly({ site, withhold: /^\/images\// })
  withoutProgram = await servePartly({ site, withhold: /\.js$/ })
  withoutEnglish = await servePartly({ site, hold: (path) => (path === '/en' ? new Promise(() => {}) : undefined) })
  onAndOff = await servePartly({ site, withhold: { test: (path) => offline && path.endsWith('.js') } })
})
afterAll(() => Promise.all([withoutPictures, withoutProgram, withoutEnglish, onAndOff].map((each) => each.close())))

describeEngines((engine) => {
  const driver = driverForTests(engine)
  beforeAll(() => driver.resize(500, 800))

  const shows = (language: 'pt' | 'en') => until(driver, `document.documentElement.lang === '${language}'`)
  const scrollTo = (selector: string) =>
    driver.evaluate(`document.querySelector('${selector}').scrollIntoView({ behavior: 'instant' })`)

  test('the toggle shows English and then Portuguese again, before and after React has loaded', async () => {
    for (const address of [withoutProgram.url, site]) {
      await driver.open(address)
      expect(await driver.text('h1')).toBe(headings.home.pt)
      await driver.click('a[hreflang=en]')
      await shows('en')
      expect(await driver.text('h1')).toBe(headings.home.en)
      expect(await driver.evaluate('document.title')).toContain('Psychology and Biodanza in Lisbon')
      if (address === site) await until(driver, hydrated)
      await driver.click('a[hreflang=pt]')
      await shows('pt')
      expect(await driver.text('h1')).toBe(headings.home.pt)
      const pressed = `[...document.querySelectorAll('a[aria-current]')].map(({ textContent }) => textContent)`
      expect(await driver.evaluate(pressed)).toEqual(['PT'])
    }
  })

  test('a link that is followed while English is on its way leads to its page', async () => {
    await driver.open(withoutEnglish.url)
    for (const link of ['a[hreflang=en]', 'footer a'])
      await driver.evaluate(`document.querySelector('${link}').click()`)
    await until(driver, `document.querySelector('h1')?.textContent === '${headings.openClass.pt}'`)
  })

  test('what a visitor copies of an event has only words that are seen', async () => {
    await driver.open(site)
    const copied = `(getSelection().selectAllChildren(document.querySelector('#classes li')), getSelection().toString())`
    const text = String(await driver.evaluate(copied))
      .replaceAll(/\s+/g, ' ')
      .trim()
    expect(text).toContain('Onde Rua da Amostra, 14, Lisboa Ver no mapa Valor')
    expect(text).toMatch(/Quero participar Pôr no calendário$/)
  })

  test('a page that the browser translates lives through every action, before and after React has come', async () => {
    // What is translated before React has come is rendered anew.
    tolerateComplaint(/React error #418/)
    for (const [address, isHydrated] of [
      [site, true],
      [withoutProgram.url, false],
      [`${site}/biodanza`, true],
    ] as const) {
      await driver.open(address)
      if (isHydrated) {
        await driver.evaluate(
          `document.querySelector('a[hreflang=en]').dispatchEvent(new Event('pointerover', { bubbles: true }))`,
        )
        await until(driver, hydrated)
      }
      await driver.evaluate(translation)
      for (const [language, page] of [
        ['en', 'EN'],
        ['pt', 'PT'],
        ['en', 'EN'],
      ]) {
        await driver.click(`a[hreflang=${language}]`)
        await until(driver, `document.querySelector('a[hreflang][aria-current]')?.textContent.startsWith('${page}')`)
        await until(
          driver,
          `document.readyState === 'complete' && document.querySelectorAll('[data-block]').length > 3`,
        )
        await driver.evaluate(translation)
      }
      for (const top of ['document.body.scrollHeight', '0'])
        await driver.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
      await until(driver, `document.querySelector('header .name').checkVisibility()`)
      await driver.click('header .name')
      await until(driver, `document.querySelector('h1')?.textContent.includes('${headings.home.en}')`)
    }
  })

  test('a page that is translated before React has come stays so, and nothing on it waits for React', async () => {
    // Some browsers change the texts, others put elements in their places.
    for (const translate of [`document.querySelector('h1').textContent = 'Ein Ort'`, translation]) {
      await driver.open(site)
      await driver.evaluate(`[(document.documentElement.lang = 'de'), ${translate}].length`)
      const translated = await driver.evaluate(`document.querySelector('h1').innerHTML`)
      await driver.evaluate(
        `document.querySelector('a[hreflang=en]').dispatchEvent(new Event('pointerover', { bubbles: true }))`,
      )
      await until(driver, `!document.documentElement.classList.contains('live')`)
      expect(await driver.evaluate(`document.querySelector('h1').innerHTML`)).toBe(translated)
    }
  })

  test('the first button of the home page leads to the contact section', async () => {
    await driver.open(site)
    await driver.click('[data-block=hero] a')
    await until(driver, `Math.abs(document.querySelector('#contact').getBoundingClientRect().top) < innerHeight / 2`)
    expect(await driver.evaluate('location.hash')).toBe('#contact')
  })

  test('the gallery photos are invisible until they are scrolled to, then fade in one after the other', async () => {
    await driver.open(`${site}/biodanza`)
    await driver.click('a[hreflang=en]')
    await until(driver, hydrated)
    const opacities = photos('getComputedStyle(photo).opacity')
    expect(await driver.evaluate(opacities)).toEqual(['0', '0', '0', '0', '0', '0'])
    expect(await driver.evaluate(photos('photo.style.transitionDelay'))).toEqual(
      [0, 100, 200, 300, 400, 500].map((delay) => `${delay}ms`),
    )
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await scrollTo(`[data-block=gallery] li:nth-child(${number})`)
      await until(driver, `${photos('photo.dataset.shown')}[${number - 1}] !== undefined`)
    }
    await until(driver, `${opacities}.every((opacity) => opacity === '1')`)
    const tops = photos(`photo.querySelector('img').getBoundingClientRect().top - photo.getBoundingClientRect().top`)
    await until(driver, `${tops}.every((top) => top === 0)`)
  })

  test('the portrait is shown once it has loaded, and the initials if it cannot be', async () => {
    const state = `document.querySelector('.avatar').dataset.state`
    await driver.open(`${site}/biodanza`)
    expect(await driver.evaluate(state)).toBe('idle')
    await scrollTo('.avatar')
    await until(driver, `${state} === 'loaded'`)

    await driver.open(`${withoutPictures.url}/biodanza`)
    await scrollTo('.avatar')
    await until(driver, `${state} === 'error'`)
    expect(await driver.text('.avatar span')).toBe(owner.initials)
    expect(await driver.evaluate(`getComputedStyle(document.querySelector('.avatar img')).visibility`)).toBe('hidden')
  })

  test('both columns of testimonials begin at the same height', async () => {
    await driver.resize(1280, 800)
    await driver.open(`${site}/biodanza`)
    const columns = `[...document.querySelectorAll('[data-block=testimonials] :is(h2, figure)')].reduce((tops, each) => {
      const { left, top } = each.getBoundingClientRect()
      return { ...tops, [left]: Math.min(top, tops[left] ?? top) }
    }, {})`
    const tops = Object.values((await driver.evaluate(columns)) as Record<string, number>)
    await driver.resize(500, 800)
    expect(tops).toHaveLength(2)
    expect(tops[0]).toBeCloseTo(Number(tops[1]), 0)
  })

  test('the language is kept from page to page, and back', async () => {
    await driver.open(site)
    await driver.click('a[hreflang=en]')
    await until(driver, hydrated)
    await scrollTo('footer a')
    await driver.click('footer a')
    await until(driver, `document.querySelector('h1').textContent === '${headings.openClass.en}'`)
    await driver.evaluate('history.back()')
    await until(driver, `document.querySelector('h1').textContent === '${headings.home.en}'`)
  })

  // What loads React is up to the site's own script, and not to the engine.
  if (engine !== 'chromium') return

  test('whoever comes to a block has the toggle until the page is scrolled down', async () => {
    await driver.open(`${site}/biodanza#class`)
    const isDown = (pixels: number) =>
      driver.evaluate(`new Promise((resolve) => {
        const nextFrame = (then) => requestAnimationFrame(() => setTimeout(then))
        nextFrame(() => nextFrame(() => {
          scrollBy({ top: ${pixels}, behavior: 'instant' })
          nextFrame(() => nextFrame(() => resolve(document.documentElement.classList.contains('down'))))
        }))
      })`)
    expect([await isDown(-20), await isDown(40)]).toEqual([false, true])
  })

  const toggle = (language: 'pt' | 'en') => driver.evaluate(`document.querySelector('a[hreflang=${language}]').click()`)

  test('React is loaded by a click that neither a pointer nor a key made', async () => {
    offline = false
    await driver.open(onAndOff.url)
    expect(await driver.evaluate(hydrated)).toBe(false)
    await toggle('en')
    await until(driver, hydrated)
  })

  test('React that failed to load is loaded at the next touch', async () => {
    offline = true
    await driver.open(onAndOff.url)
    await toggle('en')
    await until(driver, `!document.documentElement.classList.contains('live')`)
    offline = false
    await toggle('pt')
    await until(driver, hydrated)
    expect(await driver.evaluate('document.documentElement.lang')).toBe('pt')
  })
})
