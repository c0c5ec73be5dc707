import type { Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { hydrated } from '../audits/hydrated.ts'
import { headings, owner } from '../facts.ts'
import { chromiumForTests, chromiumPageOfFile } from '../new-page.ts'

const { url, pages } = inject('site')

const page = chromiumPageOfFile()
const newPage = chromiumForTests()

/** The canonical address without the site's own part. */
async function canonical(): Promise<string> {
  const { pathname, search } = new URL(
    await page()
      .locator('link[rel=canonical]')
      .evaluate((link) => String(link.getAttribute('href'))),
  )
  return pathname + search
}

test.each([
  ...pages.flatMap(({ path }) => [
    [path, path],
    [`${path}?lang=en`, addressIn(path, 'en')],
    [addressIn(path, 'en'), addressIn(path, 'en')],
    [`${path}?utm_source=chat`, path],
  ]),
  ['/?lang=fr', '/'],
])('%s, once opened, is canonically %s', async (address, expected) => {
  await page().goto(address)
  expect(await canonical()).toBe(expected)
})

test('what a phone shares follows the language and the page that are shown, and the address stays', async () => {
  const shown = page()
  await shown.goto('/biodanza')
  await shown.getByRole('link', { name: 'EN', exact: true }).click()
  expect(await canonical()).toBe('/en/biodanza')
  expect(shown.url()).toBe(`${url}/biodanza`)
  // A click before React has come opens another document, which has its canonical address from the build.
  await expect.poll(() => shown.evaluate(hydrated)).toBe(true)
  await shown.getByRole('banner').getByRole('link', { name: owner.name }).click()
  await shown.getByRole('heading', { level: 1, name: headings.home.en }).waitFor()
  expect(await canonical()).toBe('/en')
  await shown.getByRole('link', { name: 'PT', exact: true }).click()
  expect(await canonical()).toBe('/')
})

test('an address with capitals, two slashes, /pt before it, or a slash, the signs of a sentence or a query without its ? at its end leads to its page, query and anchor included', async () => {
  const visitor = await newPage()
  // GitHub Pages answers with its not-found page.
  const notFound = async (route: Route) => route.fulfill({ response: await visitor.request.get('/404') })
  await visitor.route('**/biodanza/*', notFound)
  let seen: string[] = []
  visitor.on('framenavigated', (frame) => seen.push(frame.url()))
  const leadsTo = async (path: string, written: string) => {
    await visitor.goto('/en')
    seen = []
    await visitor.evaluate((address) => location.assign(location.origin + address), `${written}?from=chat#class`)
    const target = `${url}${path}?from=chat#class`
    await visitor.waitForURL(target)
    await visitor.locator('h1:not(.code)').waitFor()
    // The not-found page itself never stands at it: to its own address with an anchor, a browser opens no page.
    expect(seen.filter((address) => address === target)).toEqual([target])
  }
  for (const written of ['/).', '/&fbclid=x', '/pt', '/pt/']) await leadsTo('/', written)
  const signs = ['/', ').', '_', '%20', '&fbclid=x', '%3Ffbclid=x']
  for (const written of ['/Biodanza', '//biodanza', '/PT/biodanza/', ...signs.map((sign) => `/biodanza${sign}`)])
    await leadsTo('/biodanza', written)
  await visitor.evaluate(() => location.assign('/biodanza%23class'))
  await visitor.waitForURL(`${url}/biodanza#class`)
  const heading = () => visitor.locator('h1').innerText()
  await expect.poll(heading).toContain('dançar')
  // What such an address says is never another site.
  await visitor.route(/\d\/\/elsewhere\.example\//, notFound)
  await visitor.evaluate(() => location.assign(`${location.origin}//elsewhere.example/`))
  await expect.poll(heading).toBe('404')
  // GitHub Pages leads from the address of a folder to the same with a slash, where there is no page.
  await visitor.route('**/images', (route) => route.fulfill({ status: 301, headers: { location: '/images/' } }))
  await visitor.route('**/images/', notFound)
  const documents: string[] = []
  visitor.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  const isAsked = visitor.waitForRequest(`${url}/images`)
  await visitor.evaluate(() => location.assign('/images/'))
  await isAsked
  await visitor.waitForLoadState('networkidle')
  expect(await heading()).toBe('404')
  expect(documents).toEqual([`${url}/images/`])
  // Whoever has left before the answer comes stays there.
  let arrives: VoidFunction | undefined
  const answer = new Promise<void>((resolve) => (arrives = resolve))
  await visitor.route('**/biodanza', (route) => answer.then(() => route.continue()))
  await visitor.evaluate(() => location.assign('/Biodanza'))
  const asked = await visitor.waitForRequest(`${url}/biodanza`)
  await visitor.locator('.not-found a.button').click()
  await visitor.locator('h1:not(.code)').waitFor()
  arrives?.()
  await asked.response()
  await visitor.waitForLoadState('networkidle')
  expect(visitor.url()).toBe(`${url}/`)
})
