import type { Browser } from 'playwright-core'
import type { Driver, Engine } from './driver.ts'

/** A driver of one page in a browser of its own, which it closes. */
export async function playwrightDriver(engine: Engine, browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
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
    close: () => browser.close(),
  }
}
