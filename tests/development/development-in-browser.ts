import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { chromiumOfWorker } from '../browsers.ts'
import { type Development, startDevelopment } from './start-development.ts'

interface DevelopmentInBrowser {
  readonly development: () => Development
  /** A page for each test, on no address yet. */
  readonly page: () => Page
  /** Waits until React has taken the page over. */
  readonly hydrated: () => Promise<unknown>
}

/** A development server for all tests of a file, and a browser that looks at it. */
export function developmentInBrowser(): DevelopmentInBrowser {
  const browser = chromiumOfWorker()
  let development: Development
  let page: Page

  beforeAll(async () => {
    development = await startDevelopment()
  })
  afterAll(() => development.remove())
  beforeEach(async () => {
    page = await browser().newPage({ baseURL: development.url, reducedMotion: 'reduce' })
  })
  afterEach(() => page.close())

  return {
    development: () => development,
    page: () => page,
    hydrated: () =>
      page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
      ),
  }
}
