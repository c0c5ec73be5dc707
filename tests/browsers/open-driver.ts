import { launchChromium } from '../../src/browser/chromium.ts'
import type { Driver, Engine } from './driver.ts'
import { findFirefox, launchFirefox } from './firefox.ts'
import { playwrightDriver } from './playwright-driver.ts'
import { findWebKit, openWebKit } from './webkit.ts'

/** Whether an engine can be opened here: Chromium always, since one comes from npm, the others where they are installed. */
export function hasEngine(engine: Engine): boolean {
  return { chromium: true, firefox: findFirefox() !== undefined, webkit: findWebKit() !== undefined }[engine]
}

/** Opens a page in an engine. Throws where that engine is not installed. */
export async function openDriver(engine: Engine): Promise<Driver> {
  if (engine === 'webkit') {
    const programs = findWebKit()
    if (programs) return openWebKit(programs)
  } else {
    const browser = engine === 'chromium' ? await launchChromium() : await launchFirefox()
    if (browser) return playwrightDriver(engine, browser)
  }
  throw new Error(`${engine} is not installed here.`)
}
