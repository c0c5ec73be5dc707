import type { Browser, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { whollyRendered } from '../../src/tools/audit/readable.ts'
import { browsersOfWorker } from './browsers-of-worker.ts'
import { failOnComplaints } from './complaints.ts'
import type { Driver, Engine } from './driver.ts'
import { endMotion } from './end-motion.ts'
import { until } from './until.ts'

/**
 * One page of an engine, shared by all tests beside the call. Going to an address waits until all of the page is
 * rendered and what moves there is at its end. A click waits until all is rendered too: it may change the page's language.
 * Every test beside the call fails if a page complains of anything; of what WebKit's says, its driver tells nothing.
 */
export function driverForTests(engine: Engine): Driver {
  failOnComplaints()
  let driver: Driver
  if (engine === 'webkit') {
    browsersOfWorker.beforeAll(async ({ webkit }) => {
      driver = webkit
      // Its only window is as large as the test file before has left it; Playwright opens its pages in this size.
      await driver.resize(1280, 720)
    })
  } else {
    let page: Page
    const openIn = async (browser: Browser) => {
      page = await browser.newPage()
      driver = playwrightDriver(engine, page)
    }
    if (engine === 'chromium') browsersOfWorker.beforeAll(({ chromium }) => openIn(chromium))
    else browsersOfWorker.beforeAll(({ firefox }) => openIn(firefox))
    afterAll(() => page.close())
  }

  const rendered = () => until(driver, `document.querySelector('${whollyRendered}')`)
  return {
    engine,
    open: async (address) => {
      await driver.open(address)
      await rendered()
      // A font that arrives later moves what is below its texts.
      await driver.evaluate('document.fonts.ready.then(() => true)')
      await driver.evaluate(endMotion)
    },
    click: async (selector) => {
      await driver.click(selector)
      await rendered()
    },
    press: (key) => driver.press(key),
    type: (text) => driver.type(text),
    text: (selector) => driver.text(selector),
    evaluate: (expression) => driver.evaluate(expression),
    resize: (width, height) => driver.resize(width, height),
  }
}

/** A driver of a page that Playwright has opened. */
function playwrightDriver(engine: Engine, page: Page): Driver {
  page.setDefaultTimeout(5000)
  return {
    engine,
    open: async (address) => void (await page.goto(address)),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    text: (selector) => page.innerText(selector),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
  }
}
