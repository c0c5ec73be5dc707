import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { whollyRendered } from '../src/tools/audit/readable.ts'
import { chromiumOfWorker, endMotion } from './browsers.ts'

/**
 * Returns a function that opens a page of the built site in Chromium, as wide as a phone unless the options say otherwise,
 * and goes to each address until all of the page there is rendered and what moves is at its end; every page is closed
 * after the test that opened it.
 */
export function chromiumForTests(): (options?: BrowserContextOptions) => Promise<Page> {
  const browser = chromiumOfWorker()
  let opened: Page[] = []
  afterEach(async () => {
    await Promise.all(opened.map((page) => page.close()))
    opened = []
  })

  return async (options) => {
    const page = await openPage(browser(), options)
    opened.push(page)
    return page
  }
}

/**
 * Returns a function that gives the one such page that all tests of a file share. Each goes to an address, and leaves
 * nothing behind that another address still has. It costs a tenth of a page of its own for each test.
 */
export function chromiumPageOfFile(options?: BrowserContextOptions): () => Page {
  const browser = chromiumOfWorker()
  let page: Page
  beforeAll(async () => {
    page = await openPage(browser(), options)
  })
  afterAll(() => page.close())
  return () => page
}

async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    baseURL: inject('site').url,
    viewport: { width: 390, height: 780 },
    ...options,
  })
  const goTo = page.goto.bind(page)
  page.goto = async (address, how) => {
    const response = await goTo(address, how)
    // A test that asks for an earlier moment wants that one.
    if (how?.waitUntil) return response
    await page.waitForSelector(whollyRendered, { state: 'attached' })
    // Whoever asks for less motion wants to see whether anything moves.
    if (options.reducedMotion !== 'reduce') await page.evaluate(endMotion)
    return response
  }
  return page
}
