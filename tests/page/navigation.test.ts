import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { hydrated } from '../audits/hydrated.ts'
import { driverForTests, until } from '../browsers.ts'
import { headings } from '../facts.ts'
import { describeEngines } from '../needs.ts'
import { type PartialSite, servePartly } from '../partial-server.ts'

const { url: built } = inject('site')
const { home, openClass } = headings

/** An expression whose promise resolves once nothing in the page scrolls any more. */
const atRest = `(async () => {
  for (let still = 0, top = NaN; still < 6; top = scrollY) {
    await new Promise(requestAnimationFrame)
    still = scrollY === top ? still + 1 : 0
  }
})()`

let site: PartialSite
/** What is held back until it is called for, by path. */
let held: Map<string, () => void>
/** The paths that are held back from now on. */
let slow: RegExp | undefined

const hold = (path: string) =>
  slow?.test(path) ? new Promise<void>((resolve) => void held.set(path, resolve)) : undefined
const arrives = (path: string) => expect.poll(() => held.has(path)).toBe(true)
const send = (path: string) => held.get(path)?.()

beforeAll(async () => {
  site = await servePartly({ site: built, hold })
})
beforeEach(() => {
  slow = undefined
  held = new Map()
})
afterEach(() => held.forEach((release) => release()))
afterAll(() => site.close())

describeEngines((engine) => {
  const driver = driverForTests(engine)
  beforeAll(() => driver.resize(500, 800))

  const evaluate = (expression: string) => driver.evaluate(expression)
  const address = () => evaluate('location.pathname + location.search')
  const place = () => evaluate('Math.round(scrollY)') as Promise<number>
  const scrollDown = (top: number) => evaluate(`void scrollTo({ top: ${top}, behavior: 'instant' })`)
  const shows = (title: string) => until(driver, `document.querySelector('h1').textContent === '${title}'`)
  const isAt = (top: number) => until(driver, `Math.abs(scrollY - ${top}) < 2`)
  const follow = (selector: string) => evaluate(`document.querySelector('${selector}').click()`)
  const nameOfSite = 'header .name'
  const linkToClass = 'footer a[href$="/biodanza"]'
  const toggle = (language: 'pt' | 'en') => follow(`a[hreflang=${language}]`)

  /** Opens a page and lets React load, in English unless another language is given. */
  async function open(path: string, language: 'pt' | 'en' = 'en'): Promise<void> {
    await driver.open(site.url + path)
    if (language === 'en') await toggle('en')
    else await driver.click('a[hreflang=pt]')
    await until(driver, hydrated)
  }

  async function reload(): Promise<void> {
    await evaluate('void (window.left = true, location.reload())')
    const loaded = () => evaluate(`!window.left && document.readyState === 'complete'`).catch(() => false)
    await expect.poll(loaded).toBe(true)
  }

  test('back and forward lead to where the visitor was, and move nothing before that page has loaded', async () => {
    await open('/')
    await scrollDown(1500)
    await follow(linkToClass)
    await shows(openClass.en)
    await scrollDown(700)
    await evaluate('history.back()')
    await shows(home.en)
    await isAt(1500)
    await evaluate('history.forward()')
    await shows(openClass.en)
    await isAt(700)
  })

  test('after a reload, back leads to where the visitor was on a page that has to be loaded again', async () => {
    await open('/')
    await scrollDown(1500)
    await follow(linkToClass)
    await shows(openClass.en)
    await scrollDown(700)
    await reload()
    // The toggle has given way to what was read, and slides back.
    await evaluate(atRest)
    await evaluate(`scrollBy({ top: -9, behavior: 'instant' })`)
    await until(driver, `getComputedStyle(document.querySelector('.toggle')).translate === 'none'`)
    await driver.click('a[hreflang=en]')
    await until(driver, hydrated)
    slow = /^\/index\.json/
    await evaluate('history.back()')
    await arrives('/index.json')
    expect(await driver.text('h1')).toBe(openClass.en)
    expect(await place()).toBeGreaterThan(600)
    expect(await place()).toBeLessThan(800)
    send('/index.json')
    await shows(home.en)
    await isAt(1500)
  })

  test('back leads to the page that was left, even if React has not loaded since a reload', async () => {
    await open('/', 'pt')
    await follow(linkToClass)
    await shows(openClass.pt)
    await reload()
    await evaluate('history.back()')
    const title = () => evaluate(`document.querySelector('h1').textContent`).catch(() => 'on its way')
    await expect.poll(title).toBe(home.pt)
  })

  // What follows is up to the site's own router, and not to the engine.
  if (engine !== 'chromium') return

  test('while a page is loading the previous page stays where it is, and something says so', async () => {
    await open('/biodanza')
    await scrollDown(900)
    slow = /^\/index\.json/
    await follow(nameOfSite)
    await arrives('/index.json')
    expect(await driver.text('h1')).toBe(openClass.en)
    expect(await place()).toBe(900)
    const line = `[document.querySelector('#site_root').ariaBusy, getComputedStyle(document.querySelector('#site_root'), '::before').position]`
    expect(await evaluate(line)).toEqual(['true', 'fixed'])
    send('/index.json')
    await shows(home.en)
    expect(await place()).toBe(0)
    expect(await evaluate(line)).toEqual([null, 'static'])
  })

  test('a link leads to the block it names, one to the current page to its top, and back to where the visitor was', async () => {
    await open('/grupos/retiro')
    await follow('a[href$="/biodanza#photos"]')
    await until(driver, `Math.abs(document.querySelector('#photos')?.getBoundingClientRect().top) < 45`)
    await open('/')
    await scrollDown(300)
    await follow('[data-block=hero] a[href="#contact"]')
    await until(driver, `Math.abs(document.querySelector('#contact').getBoundingClientRect().top) < 45`)
    await evaluate(atRest)
    await evaluate('history.back()')
    await until(driver, `location.hash === ''`)
    await isAt(300)
    await follow(nameOfSite)
    await isAt(0)
    expect(await driver.text('h1')).toBe(home.en)
  })

  test('a history entry that the site did not make is shown from its top', async () => {
    await open('/')
    await evaluate(`void history.pushState({}, '', '/biodanza')`)
    await evaluate('history.back()')
    await until(driver, `location.pathname === '/'`)
    await scrollDown(1500)
    await evaluate('history.forward()')
    await shows(openClass.en)
    await isAt(0)
  })

  test('a navigation that is overtaken by another does not win', async () => {
    await open('/')
    slow = /^\/biodanza\.json/
    await follow(linkToClass)
    await arrives('/biodanza.json')
    await evaluate('history.back()')
    await until(driver, `location.pathname === '/' && !document.querySelector('#site_root').ariaBusy`)
    send('/biodanza.json')
    slow = undefined
    // Whatever was on its way has arrived once a later request has been answered.
    await evaluate(`fetch('/biodanza.json').then(() => new Promise(requestAnimationFrame))`)
    expect(await driver.text('h1')).toBe(home.en)
    expect(await address()).toBe('/')
  })

  test("a link's address carries the language, and a later choice removes it again", async () => {
    await open('/')
    expect(await address()).toBe('/')
    await follow(nameOfSite)
    await until(driver, `location.pathname === '/en'`)
    await toggle('pt')
    expect(await address()).toBe('/')
    await reload()
    expect(await driver.text('h1')).toBe(home.pt)
  })

  test('even before React has loaded, the address never says another language than the one shown', async () => {
    await driver.open(`${site.url}/?from=chat&lang=en#contact`)
    expect(await address()).toBe('/en?from=chat')
    await toggle('pt')
    await until(driver, `location.pathname + location.search === '/?from=chat'`)
    expect(await evaluate('location.hash')).toBe('#contact')
    await driver.open(`${site.url}/biodanza?lang=fr`)
    expect(await address()).toBe('/biodanza')
  })

  test('back leads to a page in the language that was chosen since, and its address agrees', async () => {
    await open('/en')
    await follow(linkToClass)
    await shows(openClass.en)
    await toggle('pt')
    expect(await address()).toBe('/biodanza')
    await evaluate('history.back()')
    await shows(home.pt)
    await until(driver, `location.pathname + location.search === '/'`)
  })

  test('a page arrives in the language that was chosen while it was loading', async () => {
    await open('/')
    slow = /^\/biodanza\.json/
    await follow(linkToClass)
    await arrives('/biodanza.json')
    await toggle('pt')
    send('/biodanza.json')
    await shows(openClass.pt)
    expect(await address()).toBe('/biodanza')
  })
})
