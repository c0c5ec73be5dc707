import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, inject } from 'vitest'
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
    const page = await browser().newPage({
      baseURL: inject('site').url,
      viewport: { width: 390, height: 780 },
      ...options,
    })
    opened.push(page)
    const goTo = page.goto.bind(page)
    page.goto = async (address, how) => {
      const response = await goTo(address, how)
      // A test that asks for an earlier moment wants that one.
      if (how?.waitUntil) return response
      await page.waitForSelector(whollyRendered, { state: 'attached' })
      // Whoever asks for less motion wants to see whether anything moves.
      if (options?.reducedMotion !== 'reduce') await page.evaluate(endMotion)
      return response
    }
    return page
  }
}
