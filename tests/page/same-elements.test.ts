import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { whollyRendered } from '../../src/tools/audit/readable.ts'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumForTests } from '../new-page.ts'

const newPage = chromiumForTests()
let page: Page

const toggle = (language: 'PT' | 'EN') => page.getByRole('link', { name: language, exact: true })

async function bringReact(): Promise<void> {
  await toggle('PT').hover()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
}

test.each(['/', '/biodanza', '/nada'])('React keeps every element of %s when the language changes', async (path) => {
  page = await newPage()
  await page.goto(path)
  await bringReact()
  await page.evaluate(() => Object.assign(globalThis, { before: new Set(document.querySelectorAll('#site_root *')) }))
  await toggle('EN').click()
  await page.waitForSelector(whollyRendered)
  const strangers = await page.evaluate(() => {
    const { before } = globalThis as unknown as { before: Set<Element> }
    // A word with a hyphen has an element of its own in one language, and doesn't occur in the other.
    return [...document.querySelectorAll('#site_root :not(.unbroken)')]
      .filter((element) => !before.has(element))
      .map((each) => each.outerHTML)
  })
  expect(strangers).toEqual([])
})

/** Gives the second testimonial of the home page the name and the place of the first, in everything that is sent. */
async function giveTestimonialsOneName(): Promise<void> {
  await page.route(/\/(index\.json.*)?$/, async (route) => {
    const response = await route.fetch()
    const data = (await (await page.request.get('/index.json')).json()) as Record<string, { blocks: readonly object[] }>
    let body = await response.text()
    for (const { blocks } of Object.values(data)) {
      const block = blocks.find((each) => 'testimonials' in each) as {
        testimonials: Record<'name' | 'place', string>[]
      }
      const [first, second] = block.testimonials
      if (!first || !second) throw new Error('The home page needs two testimonials.')
      for (const key of ['name', 'place'] as const) body = body.replaceAll(second[key], first[key])
    }
    await route.fulfill({ response, body })
  })
}

test('two testimonials with one name and place follow the language, however often it changes', async () => {
  page = await newPage()
  await giveTestimonialsOneName()
  await page.goto('/')
  await bringReact()
  const quotations = async () => {
    await page.waitForSelector(whollyRendered)
    return page.locator('blockquote').allTextContents()
  }
  const portuguese = await quotations()
  await toggle('EN').click()
  const english = await quotations()
  expect(english).toHaveLength(portuguese.length)
  for (const quotation of portuguese) expect(english).not.toContain(quotation)
  await toggle('PT').click()
  expect(await quotations()).toEqual(portuguese)
})

/** Puts something that can be opened into the first section. */
const putDetails = () => {
  const details = document.createElement('details')
  details.append(document.createElement('summary'), '!')
  details.querySelector('summary')?.append('?')
  document.querySelector('main section')?.append(details)
}

/** Does the same in the document of each language. */
async function sendDetails(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace('</section>', '<details><summary>?</summary>!</details></section>')
  await route.fulfill({ response, body })
}

test.each(['before React has come', 'after'])(
  'what a visitor has opened stays open, and keeps the focus, when the language changes, %s',
  async (when) => {
    page = await newPage()
    if (when !== 'after') {
      await page.route('**/assets/*.js*', (route) => route.abort())
      await page.route(/\/(?:en)?$/, sendDetails)
    }
    await page.goto('/')
    if (when === 'after') {
      await bringReact()
      await page.evaluate(putDetails)
    }
    await page.locator('summary').click()
    for (const language of ['EN', 'PT'] as const) {
      await toggle(language).evaluate((button: HTMLElement) => button.click())
      await page.locator(`html[lang=${language.toLowerCase()}]`).waitFor({ state: 'attached' })
      expect(await page.locator('details').getAttribute('open')).toBe('')
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    }
  },
)
