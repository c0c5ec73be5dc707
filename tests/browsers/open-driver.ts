import { whollyRendered } from '../../src/audit/readable.ts'
import { launchChromium } from '../../src/browser/chromium.ts'
import type { Driver, Engine } from './driver.ts'
import { findFirefox, launchFirefox } from './firefox.ts'
import { playwrightDriver } from './playwright-driver.ts'
import { until } from './until.ts'
import { findWebKit, openWebKit } from './webkit.ts'

/** Whether an engine can be opened here: Chromium always, since one comes from npm, the others where they are installed. */
export function hasEngine(engine: Engine): boolean {
  return { chromium: true, firefox: findFirefox() !== undefined, webkit: findWebKit() !== undefined }[engine]
}

/**
 * Opens an engine. Going to an address waits until all of the page is rendered, and so does a click, which may change
 * the page's language. Throws where that engine is not installed.
 */
export async function openDriver(engine: Engine): Promise<Driver> {
  const driver = await openEngine(engine)
  const rendered = () => until(driver, `document.querySelector('${whollyRendered}')`)
  return {
    ...driver,
    open: async (address) => {
      await driver.open(address)
      await rendered()
    },
    click: async (selector) => {
      await driver.click(selector)
      await rendered()
    },
  }
}

async function openEngine(engine: Engine): Promise<Driver> {
  if (engine === 'webkit') {
    const programs = findWebKit()
    if (programs) return openWebKit(programs)
  } else {
    const browser = engine === 'chromium' ? await launchChromium() : await launchFirefox()
    if (browser) return playwrightDriver(engine, browser)
  }
  throw new Error(`${engine} is not installed here.`)
}
