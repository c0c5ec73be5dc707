import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hydrated } from './audits/hydrated.ts'
import { driverForTests, until } from './browsers.ts'
import { describeEngines } from './needs.ts'
import { type PartialSite, servePartly } from './partial-server.ts'

let site: PartialSite
let offline: boolean
beforeAll(async () => {
  site = await servePartly({ site: inject('site').url, withhold: { test: (path) => offline && path.endsWith('.js') } })
})
afterAll(() => site.close())

describeEngines({ timeout: 60_000 }, (engine) => {
  const driver = driverForTests(engine)

  const toggle = (language: 'pt' | 'en') =>
    driver.evaluate(`document.querySelector('[data-language=${language}]').click()`)

  test('React comes at a click that neither a pointer nor a key made', async () => {
    offline = false
    await driver.open(site.url)
    expect(await driver.evaluate(hydrated)).toBe(false)
    await toggle('en')
    await until(driver, hydrated)
  })

  test('React that did not arrive comes at the next touch', async () => {
    offline = true
    await driver.open(site.url)
    await toggle('en')
    await until(driver, `!document.documentElement.classList.contains('live')`)
    offline = false
    await toggle('pt')
    await until(driver, hydrated)
    expect(await driver.evaluate('document.documentElement.lang')).toBe('pt')
  })
})
