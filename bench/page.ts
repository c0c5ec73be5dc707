import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { hydratedEvent } from '../src/site/shell/program.ts'
import { type RunningServer, startServer } from '../src/tools/preview/start-server.ts'
import { kilobytes, median, printTable, progress, repeatedly, seconds } from './measure.ts'

export const paths = ['/', '/biodanza']

/** What a visitor fetches and waits for, on each page. */
export async function benchPage(): Promise<void> {
  const { url, close } = await serveBuiltSite()
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const path of paths) {
      const visits = await repeatedly(`Visits of ${path}`, () => slowVisit(browser, url + path))
      const middle = (figure: (visit: SlowVisit) => number) => median(visits.map(figure))
      const { text, script, fonts } = await fetchedWithReact(browser, url + path)
      rows.push([
        path,
        kilobytes(middle((one) => one.text)),
        kilobytes(text + script),
        kilobytes(fonts),
        seconds(middle((one) => one.largest)),
        middle((one) => one.shift).toFixed(3),
        `${Math.round(middle((one) => one.blocked))} ms`,
      ])
    }
    printTable(
      'A first visit: bytes as brotli 11; times on 1.6 Mbit/s, 150 ms, with a processor four times slower',
      ['page', 'text', 'text with React', 'fonts', 'largest paint', 'layout shift', 'total blocking time'],
      rows,
    )
  } finally {
    await browser.close()
    await close()
  }
}

/** Builds the real site into a temporary folder and serves it. Throws where the content is wrong. */
export async function serveBuiltSite(): Promise<RunningServer> {
  progress('Building the site')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { built, diagnostics } = await buildSite('content', join(folder, 'dist'))
  if (!built) throw new Error(formatDiagnostics(diagnostics))
  const { url, close } = await startServer({ folder: join(folder, 'dist'), port: 0 })
  return { url, close: () => close().then(() => rmSync(folder, { recursive: true })) }
}

/** Opens an address on a phone that has nothing in its cache, and waits until nothing more is fetched. */
async function visit(browser: Browser, address: string, isSlow: boolean) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  if (isSlow) {
    // https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
    const devtools = await context.newCDPSession(page)
    const throughput = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 }
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.addInitScript(watchPaint)
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytesOf = async (...types: readonly string[]) => {
    const bodies = responses.filter((each) => types.includes(each.request().resourceType())).map((each) => each.body())
    return (await Promise.all(bodies)).reduce(
      (sum, body) => sum + (types.includes('font') ? body.length : brotliCompressSync(body).length),
      0,
    )
  }
  const fetched = async () => ({
    text: await bytesOf('document', 'stylesheet', 'fetch'),
    script: await bytesOf('script'),
    fonts: await bytesOf('font'),
  })
  return { page, fetched, close: () => context.close() }
}

async function fetchedWithReact(browser: Browser, address: string) {
  const { page, fetched, close } = await visit(browser, address, false)
  const hydrated = page.evaluate(
    (event) => new Promise((resolve) => document.addEventListener(event, resolve, { once: true })).then(() => true),
    hydratedEvent,
  )
  await page.tap('[data-language="en"]')
  await hydrated
  const all = await fetched()
  await close()
  return all
}

/** What a slow phone fetches before a touch, in bytes, and how the page comes there, in milliseconds. */
export interface SlowVisit {
  readonly text: number
  readonly first: number
  readonly largest: number
  /** The cumulative layout shift. */
  readonly shift: number
  /** How long the page was seen and could not be touched: https://web.dev/articles/tbt */
  readonly blocked: number
}

export async function slowVisit(browser: Browser, address: string): Promise<SlowVisit> {
  const { page, fetched, close } = await visit(browser, address, true)
  const { text, script } = await fetched()
  const { tasks, ...paint } = await page.evaluate(() => globalThis.paint)
  await close()
  const blocked = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, paint.first) - 50))
  return { ...paint, text: text + script, blocked: blocked.reduce((sum, each) => sum + each, 0) }
}

declare global {
  /** The paints of the page, and its tasks above 50 ms, in milliseconds from the start of the navigation. */
  var paint: { first: number; largest: number; shift: number; readonly tasks: { start: number; end: number }[] }
}

/** To be run in the page before anything of its own. */
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
