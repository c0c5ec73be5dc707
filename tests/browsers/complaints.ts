import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { patience } from '../patience.ts'

/** What the pages of this worker's browsers have complained of since the last test. */
const complaints: string[] = []
const expected: RegExp[] = []
const tolerated: RegExp[] = []

/** A host that refuses a file is no fault of a page: what the page makes of it is. The not-found page logs its address. */
const noFault = /^(?:Failed to load resource|Loading module from |404: there is no page at )/

/**
 * Listens to every page that the browser will open: errors that nothing caught, promises that nothing awaited, errors in
 * the console, and what a policy refused. Whatever a test does there waits as long as any wait of a test.
 */
export function listenTo(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.setDefaultTimeout(patience)
    context.on('weberror', (error) => hear(error.error().stack || error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error') hear(message.text())
    })
    // A context that closes at once has no pages to listen to.
    context.addInitScript(reportRefused).catch(() => undefined)
  })
  return browser
}

function hear(complaint: string): void {
  if (!noFault.test(complaint)) complaints.push(complaint)
}

function reportRefused(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error('securitypolicyviolation', effectiveDirective, blockedURI, sample),
  )
}

/** Expects complaints in the running test: there must be one for each pattern, and no other. */
export function expectComplaints(...patterns: readonly RegExp[]): void {
  expected.push(...patterns)
}

/** Lets the running test pass with a complaint that depends on which of two things comes first. */
export function tolerateComplaint(pattern: RegExp): void {
  tolerated.push(pattern)
}

/** Lets every test beside the call fail if a page complains of anything that the test does not expect. */
export function failOnComplaints(): void {
  // Test files of one worker share its browsers.
  beforeAll(() => void complaints.splice(0))
  afterEach(() => {
    const [heard, patterns] = [complaints.splice(0), expected.splice(0)]
    const known = [...patterns, ...tolerated.splice(0)]
    const unexpected = heard.filter((complaint) => !known.some((pattern) => pattern.test(complaint)))
    // The first line of an error is what `.ci/run` ends with.
    if (unexpected.length > 0) throw new Error(`A page complained: ${unexpected.join(' · ')}`)
    const missing = patterns.filter((pattern) => !heard.some((complaint) => pattern.test(complaint)))
    expect(missing, 'complaints that did not come').toEqual([])
  })
}
