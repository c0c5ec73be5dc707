import { describe, test } from 'vitest'
import { type Engine, engines } from './browsers.ts'
import { findFirefox } from './browsers/firefox.ts'
import { findWebKit } from './browsers/webkit.ts'

/** Set where nothing may be left out: by the workflow and by `.ci/run`, which install all that the tests need. */
const requireAll = process.env['REQUIRE_ALL'] === '1'

/**
 * A `describe` for tests that need something of the machine. Where it is missing they are reported as skipped, with the
 * reason in their name; with `REQUIRE_ALL=1` they fail instead.
 * @param what what is needed, by the name under which it is installed
 */
export function describeNeeding(what: string, isThere: boolean, tests: () => void): void {
  const reason = `${what} is not to be had on this machine`
  if (isThere) describe(`with ${what}`, tests)
  else if (!requireAll) describe.skip(`skipped, since ${reason}`, tests)
  else
    test(`with ${what}`, () => {
      throw new Error(`All tests are to run here (REQUIRE_ALL=1), and ${reason}.`)
    })
}

const engineNames = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK with its driver and xvfb-run' }

/** Chromium is always there, since one comes from npm. */
const isInstalled = {
  chromium: () => true,
  firefox: () => findFirefox() !== undefined,
  webkit: () => findWebKit() !== undefined,
}

/** Tests in one browser engine. */
export function describeEngine(engine: Engine, tests: () => void): void {
  describeNeeding(engineNames[engine], isInstalled[engine](), tests)
}

/** The same tests in every browser engine. */
export function describeEngines(tests: (engine: Engine) => void): void {
  for (const engine of engines) describeEngine(engine, () => tests(engine))
}
