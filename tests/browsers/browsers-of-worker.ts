import type { Browser } from 'playwright-core'
import { test } from 'vitest'
import { launchChromium } from '../../src/disk/browser/chromium.ts'
import { launchFirefox } from './firefox.ts'
import { failOnComplaints, listenTo } from './complaints.ts'
import { openWebKit } from './webkit.ts'

/**
 * The browsers that all test files share which one worker runs, since starting one takes up to some seconds. Each is
 * started for the first file that asks for it, and ends with the worker.
 *
 * Each throws an `Error` where that engine is not installed.
 */
export const browsersOfWorker = test
  .extend('chromium', { scope: 'worker' }, async ({}, { onCleanup }) =>
    closedBy(onCleanup, listenTo(await launchChromium())),
  )
  .extend('firefox', { scope: 'worker' }, async ({}, { onCleanup }) =>
    closedBy(onCleanup, listenTo(await launchFirefox())),
  )
  .extend('webkit', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const { driver, close } = await openWebKit()
    onCleanup(close)
    return driver
  })

function closedBy(onCleanup: (cleanup: () => Promise<void>) => void, browser: Browser): Browser {
  onCleanup(() => browser.close())
  return browser
}

/**
 * Returns a function that gives a Chromium, from the first `beforeAll` on that is registered behind the call. Whoever
 * opens a page in it closes that page. Every test beside the call fails if a page complains of anything.
 */
export function chromiumOfWorker(): () => Browser {
  failOnComplaints()
  let browser: Browser
  browsersOfWorker.beforeAll(({ chromium }) => {
    browser = chromium
  })
  return () => browser
}

/** The same for Firefox. */
export function firefoxOfWorker(): () => Browser {
  failOnComplaints()
  let browser: Browser
  browsersOfWorker.beforeAll(({ firefox }) => {
    browser = firefox
  })
  return () => browser
}
