/** The browsers that tests and benchmarks run in. */
export { launchChromium } from '../src/browser/chromium.ts'
export type { Driver, Engine } from './browsers/driver.ts'
export { launchFirefox } from './browsers/firefox.ts'
export { installedEngines, openDriver } from './browsers/open-driver.ts'
export { until } from './browsers/until.ts'
