import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { type RunningServer, startServer } from '../src/tools/preview/start-server.ts'
import { kilobytes, median, printTable, progress, repeatedly, seconds } from './measure.ts'

export const paths = ['/', '/biodanza']

/** Measures what a visitor fetches and waits for, on each page. */
export async function benchPage(): Promise<void> {
  const { url, close } = await serveBuiltSite()
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const path of paths) {
      const visits = await repeatedly(`Visits of ${path}`, () => slowVisit(browser, url + path))
      const middle = (figure: (visit: SlowVisit) => number) => median(visits.map(figure))
      rows.push([
        path,
        kilobytes(middle((one) => one.text)),
        seconds(middle((one) => one.largest)),
        middle((one) => one.shift).toFixed(3),
        `${Math.round(middle((one) => one.blocked))} ms`,
      ])
    }
    printTable(
      'A first visit: bytes as brotli 11; times on 1.6 Mbit/s, 150 ms, with a processor four times slower',
      ['page', 'text', 'largest paint', 'layout shift', 'total blocking time'],
      rows,
    )
  } finally {
    await browser.close()
    await close()
  }
}

/** Builds the real site into a temporary folder and serves it. Throws if the content has errors. */
export async function serveBuiltSite(): Promise<RunningServer> {
  progress('Building the site')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { built, diagnostics } = await buildSite('content', join(folder, 'dist'))
  if (!built) throw new Error(formatDiagnostics(diagnostics))
  const { url, close } = await startServer({ folder: join(folder, 'dist'), port: 0 })
  return { url, close: () => close().then(() => rmSync(folder, { recursive: true })) }
}

/**
 * A page on a phone with an empty cache and a processor four times slower.
 * @param bits that it receives in a second
 * @param latency in milliseconds
 */
export async function slowPhone(browser: Browser, bits: number, latency: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const throughput = { downloadThroughput: bits / 8, uploadThroughput: bits / 8 }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** What a slow phone fetches before a touch, in bytes, and its paints, in milliseconds. */
export interface SlowVisit {
  readonly text: number
  readonly first: number
  readonly largest: number
  /** The cumulative layout shift. */
  readonly shift: number
  /** The total blocking time: https://web.dev/articles/tbt */
  readonly blocked: number
}

/** Opens an address on a slow phone with an empty cache. */
export async function slowVisit(browser: Browser, address: string): Promise<SlowVisit> {
  // https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
  const page = await slowPhone(browser, 1.6e6, 150)
  await page.addInitScript(watchPaint)
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const texts = responses.filter((each) => !['font', 'image'].includes(each.request().resourceType()))
  const bodies = await Promise.all(texts.map((each) => each.body()))
  const { tasks, ...paint } = await page.evaluate(() => globalThis.paint)
  await page.context().close()
  const blocked = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, paint.first) - 50))
  return {
    ...paint,
    text: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
    blocked: blocked.reduce((sum, each) => sum + each, 0),
  }
}

/** The milliseconds from a tap on the toggle, one second after the first paint, until the page is in English. */
export async function languageChange(browser: Browser, address: string): Promise<number> {
  const page = await slowPhone(browser, 1.6e6, 150)
  await page.goto(address, { waitUntil: 'commit' })
  const took = await page.evaluate(async () => {
    const paintedAt = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
        type: 'paint',
        buffered: true,
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, paintedAt + 1000 - performance.now()))
    const tapped = performance.now()
    const changed = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['lang'] }),
    )
    document.querySelector<HTMLElement>('a[hreflang=en]')?.click()
    await changed
    // The next frame shows it.
    await new Promise(requestAnimationFrame)
    return performance.now() - tapped
  })
  await page.context().close()
  return took
}

declare global {
  /** The paints of the page, and its tasks above 50 ms, in milliseconds from the start of the navigation. */
  var paint: { first: number; largest: number; shift: number; readonly tasks: { start: number; end: number }[] }
}

/** Runs in the page before any script of its own. */
function watchPaint(): void {
  globalThis.paint = { first: Infinity, largest: 0, shift: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry
      if (entryType === 'longtask') paint.tasks.push({ start: startTime, end: startTime + duration })
      else if (name === 'first-contentful-paint') paint.first = startTime
      else if (entryType === 'largest-contentful-paint') paint.largest = startTime
      else if ('value' in entry) paint.shift += Number(entry.value)
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint'] })
}
