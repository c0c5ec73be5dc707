import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { chatLinks } from './audits/in-page.ts'
import { hydrated } from './audits/hydrated.ts'
import { type Driver, installedEngines, openDriver, until } from './browsers.ts'
import { type PartialSite, servePartly } from './partial-server.ts'

const { url: site } = inject('site')
const therapy = 'https://wa.me/351900000001'
const biodanza = 'https://wa.me/351900000002'
const about = `${biodanza}?text=Olá! Gostaria de saber mais sobre Biodanza.`
const events = `${biodanza}?text=Olá! Gostaria de mais informações sobre os eventos de Biodanza.`
const information = {
  pt: `${biodanza}?text=Olá! Gostaria de mais informações sobre a aula aberta de Biodanza.`,
  en: `${biodanza}?text=Hello! I would like more information about the Biodanza open class.`,
}
const place = {
  pt: `${biodanza}?text=Olá! Gostaria de garantir a minha vaga na aula aberta de Biodanza.`,
  en: `${biodanza}?text=Hello! I would like to secure my spot in the Biodanza open class.`,
}

const photos = (what: string) => `[...document.querySelectorAll('[data-block=gallery] li')].map((photo) => ${what})`

let withoutPictures: PartialSite
let withoutProgram: PartialSite
beforeAll(async () => {
  withoutPictures = await servePartly({ site, withhold: /^\/images\// })
  withoutProgram = await servePartly({ site, withhold: /\.js$/ })
})
afterAll(() => Promise.all([withoutPictures.close(), withoutProgram.close()]))

describe.each(installedEngines())('in %s', { timeout: 60_000 }, (engine) => {
  let driver: Driver
  beforeAll(async () => {
    driver = await openDriver(engine)
    await driver.resize(500, 800)
  }, 60_000)
  afterAll(() => driver.close())

  const chats = async () => ((await driver.evaluate(chatLinks)) as string[]).map(decodeURIComponent)
  const shows = (language: 'pt' | 'en') => until(driver, `document.documentElement.lang === '${language}'`)
  const scrollTo = (selector: string) =>
    driver.evaluate(`document.querySelector('${selector}').scrollIntoView({ behavior: 'instant' })`)

  test('the toggle shows English and Portuguese again, before React has come and after', async () => {
    for (const address of [withoutProgram.url, site]) {
      await driver.open(address)
      expect(await driver.text('h1')).toBe('Um lugar para se escutar')
      await driver.click('[data-language=en]')
      await shows('en')
      expect(await driver.text('h1')).toBe('A place to hear yourself')
      expect(await driver.evaluate('document.title')).toContain('Psychology and Biodanza in Lisbon')
      if (address === site) await until(driver, hydrated)
      await driver.click('[data-language=pt]')
      await shows('pt')
      expect(await driver.text('h1')).toBe('Um lugar para se escutar')
      const pressed = `[...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)`
      expect(await driver.evaluate(pressed)).toEqual(['PT'])
    }
  })

  test('every chat link of the home page has its number and text, in either language', async () => {
    await driver.open(site)
    const expected = [about, about, events, events, events, therapy, therapy]
    expect(await chats()).toEqual(expected)
    await driver.click('[data-language=en]')
    await shows('en')
    expect(await chats()).toEqual(expected)
  })

  test('every chat link of the open class page has its number and text, in the language shown', async () => {
    await driver.open(`${site}/biodanza`)
    const inOrder = [information, place, place, place, information, place]
    expect(await chats()).toEqual(inOrder.map(({ pt }) => pt))
    await driver.click('[data-language=en]')
    await shows('en')
    expect(await chats()).toEqual(inOrder.map(({ en }) => en))
  })

  test('the first button of the home page leads to the contact section', async () => {
    await driver.open(site)
    await driver.click('[data-block=hero] a')
    await until(driver, `Math.abs(document.querySelector('#contact').getBoundingClientRect().top) < innerHeight / 2`)
    expect(await driver.evaluate('location.hash')).toBe('#contact')
  })

  test('each event has its hour, its place and its button', async () => {
    await driver.open(site)
    const cards = `[...document.querySelectorAll('#classes li')].map((card) =>
      [card.querySelector('h3'), card.querySelector('dd'), card.querySelector('a[data-phone]')].map((part) => part.textContent.split(' (')[0]))`
    expect(await driver.evaluate(cards)).toEqual([
      ['Aula Aberta', 'Quartas-feiras, das 20h às 22h', 'Quero participar'],
      ['Grupo de Aprofundamento', 'Quintas-feiras, às 19h30', 'Quero saber do grupo'],
      ['Workshop sobre Arquétipos', '7 a 9 de novembro de 2025', 'Quero ir ao workshop'],
    ])
  })

  test('the photos of the gallery wait unseen until they are scrolled to, then fade in one after the other', async () => {
    await driver.open(`${site}/biodanza`)
    await driver.click('[data-language=en]')
    await until(driver, hydrated)
    const opacities = photos('getComputedStyle(photo).opacity')
    expect(await driver.evaluate(opacities)).toEqual(['0', '0', '0', '0', '0', '0'])
    expect(await driver.evaluate(photos('photo.style.transitionDelay'))).toEqual(
      [0, 100, 200, 300, 400, 500].map((delay) => `${delay}ms`),
    )
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await scrollTo(`[data-block=gallery] li:nth-child(${number})`)
      await until(driver, `${opacities}[${number - 1}] === '1'`)
    }
  })

  test('where no program arrives, the photos of the gallery are there all the same', async () => {
    await driver.open(`${withoutProgram.url}/biodanza`)
    await scrollTo('[data-block=gallery]')
    await until(
      driver,
      `[...document.querySelectorAll('[data-block=gallery] li')].every((photo) =>
      getComputedStyle(photo).opacity === '1')`,
    )
  })

  test('the portrait is shown once it is loaded, and the initials when it can not be', async () => {
    const state = `document.querySelector('.avatar').dataset.state`
    await driver.open(`${site}/biodanza`)
    expect(await driver.evaluate(state)).toBe('idle')
    await scrollTo('.avatar')
    await until(driver, `${state} === 'loaded'`)

    await driver.open(`${withoutPictures.url}/biodanza`)
    await scrollTo('.avatar')
    await until(driver, `${state} === 'error'`)
    expect(await driver.text('.avatar span')).toBe('HA')
    expect(await driver.evaluate(`getComputedStyle(document.querySelector('.avatar img')).visibility`)).toBe('hidden')
  })

  test('an unknown address shows the not-found page, whose link leads home in the language shown', async () => {
    await driver.open(`${site}/no/such/page`)
    await driver.click('[data-language=en]')
    await until(driver, hydrated)
    expect(await driver.text('h1')).toBe('404')
    expect(await driver.text('main')).toContain('Oops! Page not found')
    await driver.click('main a')
    await until(driver, `document.querySelector('h1').textContent === 'A place to hear yourself'`)
    expect(await driver.evaluate('location.pathname')).toBe('/')
  })

  test('the language goes along from page to page, and back', async () => {
    await driver.open(site)
    await driver.click('[data-language=en]')
    await until(driver, hydrated)
    await scrollTo('footer a')
    await driver.click('footer a')
    await until(driver, `document.querySelector('h1').textContent === 'Step into the circle'`)
    await driver.evaluate('history.back()')
    await until(driver, `document.querySelector('h1').textContent === 'A place to hear yourself'`)
  })
})
