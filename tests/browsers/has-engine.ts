import type { Engine } from './driver.ts'
import { findFirefox } from './firefox.ts'
import { findWebKit } from './webkit.ts'

/** Whether an engine can be opened here: Chromium always, since one comes from npm, the others where they are installed. */
export function hasEngine(engine: Engine): boolean {
  return { chromium: true, firefox: findFirefox() !== undefined, webkit: findWebKit() !== undefined }[engine]
}
