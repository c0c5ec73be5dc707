import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../src/browser/chromium.ts'
import { hydratedEvent } from '../src/site/program.ts'
import { clickEnglish, type FirstClick, impatience } from './click-english.ts'
import { median, repeatedly } from './median.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { kilobytes, printTable, progress, seconds } from './terminal.ts'
import { type Fetched, type Visit, type VisitOptions, visit } from './visit.ts'
import { type Paint, totalBlockingTime, watchPaint } from './watch-paint.ts'

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
      [
        'page',
        'largest paint',
        'of',
        'EN works after',
        'first click to English',
        'with React there',
        'layout shift',
        'total blocking time',
      ],
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
  await bringReact(page, () => page.tap('[data-language="en"]'))
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
    () => measure<Paint>(browser, url + path, watchPaint, ({ page }) => page.evaluate(() => globalThis.paint)),
    (done) => progress(`How ${path} comes (${done})`),
  )
  const clicked = await repeatedly(
    () => measure<FirstClick>(browser, url + path, impatience, whenEnglish),
    (done) => progress(`When EN of ${path} works (${done})`),
  )
  const clickedLater = await repeatedly(
    () => measure<number>(browser, url + path, undefined, clickWithReact),
    (done) => progress(`When EN of ${path} works with React there (${done})`),
  )
  const largest = come.toSorted((a, b) => a.largest - b.largest)[Math.floor(come.length / 2)]
  return [
    path,
    seconds(median(come.map((one) => one.largest))),
    largest?.element ?? '',
    seconds(median(clicked.map(({ visible }) => visible ?? Infinity))),
    seconds(median(clicked.map(({ visible, english }) => (english ?? Infinity) - (visible ?? 0)))),
    seconds(median(clickedLater)),
    median(come.map(({ shift }) => shift)).toFixed(3),
    `${Math.round(median(come.map(totalBlockingTime)))} ms`,
  ]
}

export async function measure<T>(
  browser: Browser,
  address: string,
  before: VisitOptions['before'],
  read: (visit: Visit) => Promise<T>,
): Promise<T> {
  const opened = await visit(browser, address, { slow: true, before })
  const result = await read(opened)
  await opened.close()
  return result
}

/** Does what makes a page ask for React, and waits until React has taken the page over. */
export async function bringReact(page: Page, sign: () => Promise<void>): Promise<void> {
  const hydrated = page.evaluate(
    (event) => new Promise((resolve) => document.addEventListener(event, resolve, { once: true })).then(() => true),
    hydratedEvent,
  )
  await sign()
  await hydrated
}

export async function clickWithReact({ page }: Visit): Promise<number> {
  await bringReact(page, () => page.dispatchEvent('[data-language="en"]', 'pointerover'))
  await page.waitForLoadState('networkidle')
  return page.evaluate(clickEnglish)
}

/** Throws when the click was lost. */
export async function whenEnglish({ page }: Visit): Promise<FirstClick> {
  await page.waitForFunction(() => globalThis.firstClick.english !== undefined)
  return page.evaluate(() => globalThis.firstClick)
}
