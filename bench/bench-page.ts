import type { Browser } from 'playwright-core'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { hydratedEvent } from '../src/site/shell/program.ts'
import { median, repeatedly } from './median.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { kilobytes, printTable, progress, seconds } from './terminal.ts'
import { type Fetched, visit } from './visit.ts'
import { totalBlockingTime, watchPaint } from './watch-paint.ts'

export const paths = ['/', '/biodanza']

/** What a visitor fetches and waits for, on each page. */
export async function benchPage(): Promise<void> {
  const { url, close } = await serveBuiltSite()
  const browser = await launchChromium()
  try {
    const weighed = []
    const timed = []
    for (const path of paths) {
      weighed.push(...(await weigh(browser, url, path)))
      timed.push(await time(browser, url, path))
    }
    printTable(
      'Fetched, compressed (brotli 11)',
      ['page', 'requests', 'text', 'script files', 'fonts', 'pictures'],
      weighed,
    )
    printTable(
      'On 1.6 Mbit/s, 150 ms, with a processor four times slower',
      ['page', 'largest paint', 'of', 'layout shift', 'total blocking time'],
      timed,
    )
  } finally {
    await browser.close()
    await close()
  }
}

async function weigh(browser: Browser, url: string, path: string): Promise<string[][]> {
  progress(`What ${path} fetches`)
  const { page, fetched, close } = await visit(browser, url + path, { slow: false })
  const before = await fetched()
  const hydrated = page.evaluate(
    (event) => new Promise((resolve) => document.addEventListener(event, resolve, { once: true })).then(() => true),
    hydratedEvent,
  )
  await page.tap('[data-language="en"]')
  await hydrated
  const after = await fetched()
  await close()
  const row = (name: string, { requests, text, script, fonts, pictures }: Fetched): string[] => [
    `${path} ${name}`,
    String(requests),
    ...[text, script, fonts, pictures].map(kilobytes),
  ]
  return [row('before a touch', before), row('with React', after)]
}

async function time(browser: Browser, url: string, path: string): Promise<string[]> {
  const come = await repeatedly(
    async () => (await measurePaint(browser, url + path)).paint,
    (done) => progress(`How ${path} comes (${done})`),
  )
  const largest = come.toSorted((a, b) => a.largest - b.largest)[Math.floor(come.length / 2)]
  return [
    path,
    seconds(median(come.map((one) => one.largest))),
    largest?.element ?? '',
    median(come.map(({ shift }) => shift)).toFixed(3),
    `${Math.round(median(come.map(totalBlockingTime)))} ms`,
  ]
}

/** What a slow phone fetches before a touch, and how the page comes there. */
export async function measurePaint(browser: Browser, address: string) {
  const { page, fetched, close } = await visit(browser, address, { slow: true, before: watchPaint })
  const measured = { fetched: await fetched(), paint: await page.evaluate(() => globalThis.paint) }
  await close()
  return measured
}
