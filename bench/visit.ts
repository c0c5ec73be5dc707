import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'

/** What a browser has fetched for a page: bytes by kind, text as brotli (quality 11) makes it. */
export interface Fetched {
  readonly requests: number
  readonly text: number
  readonly script: number
  readonly fonts: number
  readonly pictures: number
}

/** A page opened on a phone. */
export interface Visit {
  readonly page: Page
  /** What was fetched until now. */
  fetched(): Promise<Fetched>
  close(): Promise<void>
}

export interface VisitOptions {
  /** True for a phone four times slower than this machine, on 1.6 Mbit/s with 150 ms for each answer. */
  readonly slow: boolean
  /** Runs in the page before anything of its own. */
  readonly before?: () => void
}

/** Opens an address in a fresh context, which has nothing in its cache, and waits until nothing more is fetched. */
export async function visit(browser: Browser, address: string, { slow, before }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  if (slow) await slowDown(page)
  if (before) await page.addInitScript(before)
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  return {
    page,
    fetched: async () => sum(await Promise.all(responses.map(measure))),
    close: () => context.close(),
  }
}

/** The network and the processor of https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, applied. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = 1.6e6 / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function measure(response: Response): Promise<Fetched> {
  const none = { requests: 1, text: 0, script: 0, fonts: 0, pictures: 0 }
  const body = await response.body()
  switch (response.request().resourceType()) {
    case 'script':
      return { ...none, script: brotliCompressSync(body).length }
    case 'font':
      return { ...none, fonts: body.length }
    case 'image':
      return { ...none, pictures: body.length }
    default:
      return { ...none, text: brotliCompressSync(body).length }
  }
}

function sum(all: readonly Fetched[]): Fetched {
  const total = (kind: keyof Fetched) => all.reduce((sofar, each) => sofar + each[kind], 0)
  return {
    requests: total('requests'),
    text: total('text'),
    script: total('script'),
    fonts: total('fonts'),
    pictures: total('pictures'),
  }
}
