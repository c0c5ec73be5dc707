import { launchChromium } from '../../src/browser/chromium.ts'
import { type Driver, type Engine, engines } from './driver.ts'
import { findFirefox, launchFirefox } from './firefox.ts'
import { playwrightDriver } from './playwright-driver.ts'
import { findWebKit, openWebKit } from './webkit.ts'

/** The engines to test in: Chromium always, since one comes from npm, the others where they are installed. */
export function installedEngines(): readonly Engine[] {
  const found = { chromium: true, firefox: findFirefox(), webkit: findWebKit() }
  return engines.filter((engine) => found[engine] || console.info(`Not tested in ${engine}: it is not installed.`))
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
