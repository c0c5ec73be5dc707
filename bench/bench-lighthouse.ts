import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchChromium } from '../src/browser/chromium.ts'
import { freePort } from '../tests/free-port.ts'
import { addressIn, languages } from '../src/content/language.ts'
import { paths } from './bench-page.ts'
import { median, repeatedly } from './median.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { printTable, progress, seconds } from './terminal.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** What Lighthouse says of each page in each language, on a phone: the median of several runs. */
export async function benchLighthouse(): Promise<void> {
  const { url, close } = await serveBuiltSite()
  const port = await freePort()
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] })
  try {
    const rows = []
    for (const path of paths.flatMap((each) => languages.map((language) => addressIn(each, language)))) {
      const runs = await repeatedly(
        () => audit(url + path, port),
        (done) => progress(`Lighthouse on ${path} (${done})`),
      )
      const middle = (name: string) => median(runs.map((run) => run.get(name) ?? NaN))
      rows.push([
        path,
        ...categories.map((name) => (100 * middle(name)).toFixed()),
        seconds(middle('largest-contentful-paint')),
        `${Math.round(middle('total-blocking-time'))} ms`,
        middle('cumulative-layout-shift').toFixed(3),
      ])
    }
    printTable(
      'Lighthouse 12, mobile',
      ['page', ...categories, 'largest paint', 'total blocking time', 'layout shift'],
      rows,
    )
  } finally {
    await browser.close()
    await close()
  }
}

/** What is read of a result: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
  >
}

/** Not among the dependencies: with its own it would double the time that every installation takes. */
const lighthouse = ['--yes', 'lighthouse@12.8.2']

/**
 * The scores (0 to 1) of the categories, and the values of some audits in the unit that Lighthouse gives them in.
 * @param left how many more attempts may be made
 */
async function audit(address: string, port: number, left = 2): Promise<ReadonlyMap<string, number>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [...lighthouse, address, `--port=${port}`, '--output=json', '--quiet'],
    { maxBuffer: Infinity, shell: process.platform === 'win32' },
  )
  const lhr = JSON.parse(stdout) as LighthouseResult
  if (lhr.runtimeError) {
    // On a busy machine a run may fail to find the beginning of the page load.
    progress(`  ${lhr.runtimeError.message}`)
    if (left > 0) return audit(address, port, left - 1)
    throw new Error(lhr.runtimeError.message)
  }
  for (const name of categories) explain(address, name, lhr)
  return new Map([
    ...categories.map((name): [string, number] => [name, lhr.categories[name]?.score ?? NaN]),
    ...audits.map((name): [string, number] => [name, lhr.audits[name]?.numericValue ?? NaN]),
  ])
}

/** Says what keeps a category below 100. */
function explain(address: string, name: string, lhr: LighthouseResult): void {
  for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
    const found = lhr.audits[id]
    if (weight > 0 && found && found.score !== null && found.score < 1) {
      progress(`  ${address}: ${name}: ${found.title} ${found.displayValue ?? ''}`)
    }
  }
}
