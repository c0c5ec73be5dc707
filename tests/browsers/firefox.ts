import { type Browser, firefox } from 'playwright-core'
import { findProgram } from '../../src/disk/browser/chromium.ts'
const candidates = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

export const findFirefox = (): string | undefined => findProgram(candidates)

/**
 * Starts an installed Firefox.
 *
 * @throws an `Error` where there is none
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('Firefox is not installed here.')
  // This channel drives Mozilla's own builds. Without it Playwright takes any Firefox for its own patched one.
  return firefox.launch({ channel: 'moz-firefox', executablePath })
}
