import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { whollyRendered } from '../src/tools/audit/readable.ts'
import { chromiumForTests } from './new-page.ts'

const { folder, pages } = inject('site')

const newPage = chromiumForTests()
let page: Page

async function open(path: string): Promise<void> {
  page = await newPage()
  await page.goto(path)
}

const toggle = (language: 'PT' | 'EN') => page.getByRole('button', { name: language, exact: true })

/** Every text, alternative text and accessible name that the page shows. */
const shownTexts = async () => {
  await page.waitForSelector(whollyRendered)
  return page.locator('#root').evaluate((root) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of root.querySelectorAll('[alt],[aria-label],[title]')) {
      for (const name of ['alt', 'aria-label', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.filter(Boolean)
  })
}

/** The strings of a page's data in one language that are not the same in the other. */
function textsOnlyIn(name: string, language: 'pt' | 'en'): string[] {
  const data = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Record<'pt' | 'en', { blocks: unknown }>
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings)
  const others = new Set(strings(data[language === 'pt' ? 'en' : 'pt'].blocks))
  return strings(data[language].blocks).filter((text) => !others.has(text))
}

test.each(pages)(
  '$path opens in Portuguese, and every text, title and accessible name follows the toggle, and back',
  async ({ path, name }) => {
    await open(path)
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('pt')
    await expect(toggle('PT').getAttribute('aria-pressed')).resolves.toBe('true')
    await expect(toggle('EN').getAttribute('aria-pressed')).resolves.toBe('false')
    const portuguese = await shownTexts()
    const portugueseTitle = await page.title()

    await toggle('EN').click()
    const english = await shownTexts()
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('en')
    await expect(toggle('EN').getAttribute('aria-pressed')).resolves.toBe('true')
    expect(await page.title()).not.toBe(portugueseTitle)
    for (const text of textsOnlyIn(name, 'pt')) expect(english).not.toContain(text)

    await toggle('PT').click()
    expect(await shownTexts()).toEqual(portuguese)
    expect(await page.title()).toBe(portugueseTitle)
  },
)

test('the language is held in memory only: a reload is Portuguese again and nothing was stored', async () => {
  await open('/')
  await toggle('EN').click()
  const before = page.url()
  await page.reload()
  expect(page.url()).toBe(before)
  await expect(page.locator('html').getAttribute('lang')).resolves.toBe('pt')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length)).toBe(0)
})
