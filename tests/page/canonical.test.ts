import { expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { hydrated } from '../audits/hydrated.ts'
import { headings, owner } from '../facts.ts'
import { chromiumPageOfFile } from '../new-page.ts'

const { url, pages } = inject('site')

const page = chromiumPageOfFile()

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
