import { type Browser, firefox, type LaunchOptions } from 'playwright-core'
import { findProgram } from '../../src/browser/find-program.ts'

const candidates = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

export const findFirefox = (): string | undefined => findProgram(candidates)

/** Starts an installed Firefox; undefined where there is none. Media queries can only be set by `firefoxUserPrefs`. */
export async function launchFirefox(options: LaunchOptions = {}): Promise<Browser | undefined> {
  const executablePath = findFirefox()
  // This channel drives Mozilla's own builds. Without it Playwright takes any Firefox for its own patched one.
  return executablePath ? firefox.launch({ channel: 'moz-firefox', ...options, executablePath }) : undefined
}
