import type { Page } from 'playwright-core'
import type { Driver, Engine } from './driver.ts'

/** A driver of a page that Playwright has opened. */
export function playwrightDriver(engine: Engine, page: Page): Driver {
  page.setDefaultTimeout(5000)
  return {
    engine,
    open: async (address) => void (await page.goto(address)),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    text: (selector) => page.innerText(selector),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  }
}
