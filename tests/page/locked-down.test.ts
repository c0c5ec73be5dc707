import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../../src/tools/preview/start-server.ts'
import { type Driver, chromiumOfWorker, driverForTests, expectComplaints } from '../browsers.ts'
import { describeEngines } from '../needs.ts'

const site = inject('site')
const addresses = [...site.pages.map(({ path }) => path), '/nada']

const browser = chromiumOfWorker()
/** The same site on a host that sends no headers: there the `<meta>` alone has to protect it. */
let bare: RunningServer
let bareFolder: string

beforeAll(async () => {
  bareFolder = mkdtempSync(join(tmpdir(), 'bare-'))
  cpSync(`${site.folder}/`, bareFolder, { recursive: true, dereference: true })
  rmSync(join(bareFolder, '_headers'))
  writeFileSync(join(bareFolder, 'framing.html'), `<iframe src="${site.url}/"></iframe><iframe src="/"></iframe>`)
  bare = await startServer({ folder: bareFolder, port: 0 })
})
afterAll(async () => {
  await bare.close()
  rmSync(bareFolder, { recursive: true })
})

for (const address of addresses) {
  // What its policy forbids would be a complaint.
  test(`${address} does nothing that its policy forbids, makes no request to others and stores nothing, not even the language`, async () => {
    const { page, context } = await visit(address)
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.reload()
    await useEverything(page)
    expect([...asked]).toEqual([site.url])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(kept)).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 })
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('pt')
  })
}

/** What an attacker would try once they had got anything into the page. */
const attempts = [
  `document.body.innerHTML = '<img src="x" onerror="window.slipped = true">'`,
  `document.createElement('script').src = '/assets/x.js'`,
  `append('script').append('window.slipped = true')`,
  `setTimeout('window.slipped = true')`,
  `trustedTypes.createPolicy('x', {})`,
  `append('b').setAttribute('onclick', 'window.slipped = true')`,
  `append('style').append('body { display: none }')`,
  `Object.assign(append('link'), { rel: 'stylesheet', href: 'https://example.com/x.css' })`,
  `append('p').setAttribute('style', 'position: fixed')`,
  `append('img').src = 'https://example.com/x.png'`,
  `append('video').src = 'https://example.com/x.mp4'`,
  `new FontFace('x', 'url(https://example.com/x.woff2)').load().catch(() => {})`,
  `append('iframe').src = 'https://example.com/'`,
  `fetch('https://example.com/').catch(() => {})`,
  `navigator.sendBeacon('https://example.com/')`,
  `new Worker('/assets/x.js')`,
  `append('base').href = 'https://example.com/'`,
  `Object.assign(append('form'), { action: 'https://example.com/' }).submit()`,
]

describeEngines((engine) => {
  const driver = driverForTests(engine)
  test('nothing injected into a page runs, is displayed or gets out, with headers and without', async () => {
    if (engine !== 'webkit') expectComplaints(/./)
    for (const { url } of [site, bare]) {
      await driver.open(`${url}/`)
      for (const attempt of attempts) expect(await stoppedBy(driver, attempt), attempt).not.toBe('nothing')
      const state = `['slipped' in window, getComputedStyle(document.body).display, document.baseURI]`
      expect(await driver.evaluate(state)).toEqual([false, 'block', `${url}/`])
    }
  })
})

/** The directive of the policy that blocks an attempt. */
function stoppedBy(driver: Driver, attempt: string): Promise<unknown> {
  return driver.evaluate(`new Promise((resolve) => {
    const append = (name) => document.body.appendChild(document.createElement(name))
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true })
    setTimeout(() => resolve('nothing'), 3000)
    try { ${attempt} } catch { /* The event tells. */ }
  })`)
}

test('no site can frame a page if the host sends headers', async () => {
  expectComplaints(/frame-ancestors/)
  const { page } = await visit('/framing', bare.url)
  const [locked, open] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()]
  expect(await open.locator('[data-block]').count()).toBeGreaterThan(0)
  expect(await locked.locator('[data-block]').count()).toBe(0)
})

async function visit(address: string, url = site.url): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser().newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(url + address)
  return { page, context }
}

/** Reads to the end, and changes the language there and back: once before React has loaded and once after. */
async function useEverything(page: Page): Promise<void> {
  for (const language of ['EN', 'PT', 'EN']) {
    await page.getByRole('link', { name: language, exact: true }).click()
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
  }
}

async function kept() {
  return {
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }
}
