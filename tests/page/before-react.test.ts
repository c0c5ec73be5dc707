import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addressIn, pageAt } from '../../src/content/model/language.ts'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumForTests } from '../new-page.ts'

const { folder, pages } = inject('site')
const paths = pages.map(({ path }) => path)

const newPage = chromiumForTests()
let page: Page
let requested: string[]

async function newPhone(): Promise<void> {
  page = await newPage({ hasTouch: true })
  requested = []
  page.on('request', (request) => requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
}

async function open(path: string): Promise<void> {
  await newPhone()
  await page.goto(path, { waitUntil: 'networkidle' })
}

const program = /^script \/assets\/entry-client-.*\.js$/
const scripts = () => requested.filter((request) => request.startsWith('script '))
/** The types of all requests, except the browser's own for the icon of its tab. */
const kinds = () =>
  [
    ...new Set(requested.filter((request) => !request.includes('/icon')).map((request) => request.split(' ')[0])),
  ].toSorted()
const toggle = (language: 'PT' | 'EN') => page.getByRole('link', { name: language, exact: true })
const language = () => page.locator('html').getAttribute('lang')
const heading = () => page.locator('h1').innerText()

test.each([...paths, '/en'])(
  '%s requests nothing but itself, its fonts, its pictures and, once, the other language until it is touched',
  async (path) => {
    await open(path)
    expect(['document', 'font', 'image', 'xhr']).toEqual(expect.arrayContaining(kinds()))
    const at = pageAt(path)
    const other = addressIn(at.path, at.language === 'pt' ? 'en' : 'pt')
    await expect.poll(() => requested.filter((each) => each.startsWith('xhr'))).toEqual([`xhr ${other}`])
    expect(requested.filter((request) => request.startsWith('document'))).toHaveLength(1)
  },
)

test.each([
  { when: 'when the toggle is touched', path: '/', act: () => toggle('EN').tap() },
  { when: 'when the toggle is reached by keyboard', path: '/', act: () => toggle('PT').focus() },
  {
    when: 'when the gallery is near',
    path: '/biodanza',
    act: () => page.locator('[data-block=gallery]').scrollIntoViewIfNeeded(),
  },
  { when: 'at once at an address where there is no page', path: '/nada' },
])('React is loaded $when', async ({ path, act }) => {
  await open(path)
  if (act) expect(scripts()).toEqual([])
  await act?.()
  await expect.poll(scripts).toEqual([expect.stringMatching(program)])
})

test.each(['is on its way', 'comes after a long pause'])(
  'EN answers a click while most of the page %s',
  async (how) => {
    const server = await slowServer()
    onTestFinished(server.close)
    await newPhone()
    await page.clock.install()
    await page.goto(server.url, { waitUntil: 'commit' })
    const portuguese = await toggle('EN')
      .click()
      .then(() => page.title())
    if (how === 'comes after a long pause') {
      await page.clock.fastForward(20_000)
      await expect.poll(language).toBe('en')
    }
    server.finish()
    await expect.poll(language).toBe('en')
    expect(await page.title()).not.toBe(portuguese)
    await page.waitForLoadState()
    expect(await page.locator('footer').count()).toBe(1)
    expect(await toggle('EN').getAttribute('aria-current')).toBe('true')
  },
)

/** Clicks EN in the very task in which it first becomes visible, and counts how often the page's language changes. */
const clickAtFirstSight = () => {
  const changes: string[] = []
  Object.assign(globalThis, { changes })
  const poll = () => {
    const button = document.querySelector<HTMLElement>('a[hreflang="en"]')
    if (!button?.checkVisibility()) return void setTimeout(poll)
    const { documentElement } = document
    // Setting a value to what it already was changes nothing.
    const note = () => documentElement.lang !== changes.at(-1) && changes.push(documentElement.lang)
    new MutationObserver(note).observe(documentElement, { attributeFilter: ['lang'] })
    return button.click()
  }
  poll()
}

test('on a slow phone the first possible click on EN is not lost', async () => {
  await newPhone()
  const devtools = await page.context().newCDPSession(page)
  const throughput = 1.6e6 / 8
  const network = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput }
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(clickAtFirstSight)
  await page.goto('/biodanza')
  await expect.poll(language).toBe('en')
  expect(await page.evaluate('changes')).toEqual(['en'])
})

test.each(['comes', 'is blocked'])(
  'an address below /en that has no page shows only English if React %s',
  async (react) => {
    await newPhone()
    if (react === 'is blocked') await page.route('**/entry-client-*.js*', (route) => route.abort())
    await page.addInitScript(() => {
      const shown: string[] = []
      Object.assign(globalThis, { shown })
      const poll = () => {
        if (document.querySelector('h1')?.checkVisibility()) shown.push(document.documentElement.lang)
        requestAnimationFrame(poll)
      }
      poll()
    })
    await page.goto('/en/nada')
    await expect.poll(() => page.evaluate('shown.length')).toBeGreaterThan(1)
    expect(await page.evaluate('[...new Set(shown)]')).toEqual(['en'])
    expect(new URL(page.url()).pathname).toBe('/en/nada')
  },
)

test('a page in English that was saved or archived can be read, and stays English once React has come', async () => {
  await newPhone()
  await page.route('**/web/**', async (route) => {
    await route.fulfill({ response: await page.request.get('/en/biodanza') })
  })
  await page.goto('/web/2031/https://elsewhere.example/en/biodanza')
  const title = await heading()
  expect(await page.locator('h1').isVisible()).toBe(true)
  await toggle('EN').focus()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  expect([await language(), await heading()]).toEqual(['en', title])
})

test('if the data of the page does not arrive everything can be read, in both languages', async () => {
  await newPhone()
  await page.route('**/*.json*', (route) => route.abort())
  await page.goto('/')
  const portuguese = await heading()
  await toggle('EN').click()
  await expect.poll(() => page.locator('html').getAttribute('class')).toBe('')
  expect(await heading()).not.toBe(portuguese)
  await toggle('PT').click()
  expect(await heading()).toBe(portuguese)
})

test('a language whose page cannot be opened is not shown later, and does not stay on its way', async () => {
  await newPhone()
  // Nothing arrives, and its address gives a file. The page stays as a browser also keeps it for Back. It was archived:
  // only its link tells the other's address.
  await page.route('**/archive/index.html', async (route) => {
    await route.fulfill({ response: await page.request.get('/') })
  })
  await page.route('**/en', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ headers: { 'Content-Disposition': 'attachment' } })
      : route.abort(),
  )
  await page.route('**/entry-client-*.js*', (route) => route.abort())
  await page.goto('/archive/index.html')
  const portuguese = await heading()
  await toggle('EN').click()
  await expect.poll(() => page.locator('html').getAttribute('class')).not.toContain('changing')
  await expect.poll(() => requested).toContain('document /en')
  await page.unroute('**/entry-client-*.js*')
  await toggle('PT').focus()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  expect([await language(), await heading()]).toEqual(['pt', portuguese])
})

/** A connection that is as slow as a test wants: what follows the header of the home page comes only when told to. */
async function slowServer() {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const at = html.indexOf('<main')
  const waiting: ServerResponse[] = []
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = pathname === '/en' ? 'en.html' : pathname
    response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8')
    if (headers['sec-fetch-dest'] !== 'document') return void response.end(readFileSync(join(folder, file)))
    response.write(html.slice(0, at))
    waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('This machine gives no port to listen on.')
  return {
    url: `http://localhost:${bound.port}`,
    finish: () => waiting.splice(0).forEach((response) => response.end(html.slice(at))),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
