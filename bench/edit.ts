import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { parse, stringify } from 'yaml'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { startEditCommandOn } from '../tests/editor/edit-command.ts'
import { isQuick, median, percentile, printTable, repeatedly } from './measure.ts'
import { writeGeneratedContent } from './programs.ts'

/** The number of keys on each page. */
const keys = isQuick ? 5 : 100
/** The number of blocks of the long page, and of pages of the large site. */
const [blocks, many] = isQuick ? [20, 20] : [200, 200]

/** Measures the time from a key to the changed page, and from the command until the owner can type. */
export async function benchEdit(): Promise<void> {
  const browser = await launchChromium()
  try {
    const [home] = await repeatedly('Keys on the home page', () => keyTimes(browser, '/'), 1)
    const [long] = await repeatedly(`Keys on a page of ${blocks} blocks`, () => keyTimes(browser, '/long'), 1)
    const [large] = await repeatedly(`Keys on a site of ${many} pages`, () => keyTimes(browser, '/', many), 1)
    const [pauses] = await repeatedly(`Pauses on a site of ${many} pages`, () => pauseTimes(browser), 1)
    const start = (size?: number) => async () => {
      const { took, close } = await openedEditor(browser, '/', size)
      await close()
      return took
    }
    const starts = await repeatedly('From the command until the owner can type', start())
    const largeStarts = await repeatedly(`The same on a site of ${many} pages`, start(many))
    printTable(
      'In the editor',
      ['what', 'median', '95th percentile'],
      [
        row('key to page, home page', home),
        row(`key to page, ${blocks} blocks`, long),
        row(`key to page, site of ${many} pages`, large),
        row(`longest task of a pause, site of ${many} pages`, pauses),
        row('command to ready to type', starts),
        row(`the same, site of ${many} pages`, largeStarts),
      ],
    )
  } finally {
    await browser.close()
  }
}

const row = (what: string, times: readonly number[] = []): string[] => [
  what,
  `${median(times).toFixed(0)} ms`,
  `${percentile(times, 0.95).toFixed(0)} ms`,
]

interface OpenedEditor {
  readonly page: Page
  /** Milliseconds from the start of the command until the title of the page could be typed in. */
  readonly took: number
  readonly close: () => Promise<void>
}

/** Runs the command on a copy of the content, with a long page and as many others as wanted, and opens the title of a page. */
async function openedEditor(browser: Browser, path: string, size = 0): Promise<OpenedEditor> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'))
  writeGeneratedContent('content', folder, size)
  if (path === '/long') writeFileSync(join(folder, 'long.yaml'), longPage())
  const began = performance.now()
  const editor = await startEditCommandOn(folder)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(editor.url())
  await openTitle(page, path)
  const took = performance.now() - began
  return { page, took, close: () => page.close().then(editor.remove) }
}

/** Repeats the blocks of the home page, without their anchors, which must be unique. */
function longPage(): string {
  const home = parse(readFileSync('content/home.yaml', 'utf8')) as { blocks: { anchor?: string }[] }
  const { length } = home.blocks
  const more = Array.from({ length: blocks - length }, (_, index) => ({
    ...home.blocks[1 + (index % (length - 1))],
    anchor: undefined,
  }))
  const long = { ...home, path: '/long', blocks: [...home.blocks, ...more] }
  return stringify(long, { lineWidth: 0, aliasDuplicateObjects: false })
}

const frame = 'iframe[title="Página"]'

async function openTitle(page: Page, path: string): Promise<void> {
  const title = page.frameLocator(frame).getByRole('heading', { level: 1 })
  await title.waitFor()
  if (path !== '/') {
    const pages = page.getByRole('banner').getByRole('button', { name: /Página$/ })
    await pages.click()
    await page.getByRole('option').last().click()
    await page.frameLocator(frame).locator(`main > :nth-child(${blocks})`).waitFor({ state: 'attached' })
  }
  await title.click()
  await page.getByRole('textbox', { name: 'Título (português)', exact: true }).waitFor()
}

/** Milliseconds from each key until its letter is in the page, ready to be painted. */
async function keyTimes(browser: Browser, path: string, size?: number): Promise<number[]> {
  const { page, close } = await openedEditor(browser, path, size)
  await page.evaluate(watchKeys, frame)
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press('a')
    await page.waitForFunction((count) => Reflect.get(window, 'keyTimes').length === count, key)
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'keyTimes'))
  await close()
  return times
}

/** Milliseconds of the longest task in the second after each of some letters: what was typed is checked and saved. */
async function pauseTimes(browser: Browser): Promise<number[]> {
  const { page, close } = await openedEditor(browser, '/', many)
  await page.evaluate(watchTasks)
  const times: number[] = []
  for (let key = 1; key <= keys / 5; key += 1) {
    await page.evaluate(() => Reflect.set(window, 'longestTask', 0))
    await page.keyboard.press('a')
    await page.waitForTimeout(1000)
    times.push(await page.evaluate(() => Number(Reflect.get(window, 'longestTask'))))
  }
  await close()
  return times
}

/** Runs in the editor: measures tasks by the time between messages. `longtask` leaves out those of less than 50 ms. */
function watchTasks(): void {
  const { port1, port2 } = new MessageChannel()
  let last = performance.now()
  port1.addEventListener('message', () => {
    const now = performance.now()
    Reflect.set(window, 'longestTask', Math.max(Number(Reflect.get(window, 'longestTask')), now - last))
    last = now
    port2.postMessage('')
  })
  port1.start()
  port2.postMessage('')
}

/** Runs in the editor: records how long each key takes to reach the page in the frame. */
function watchKeys(selector: string): void {
  const times: number[] = []
  Reflect.set(window, 'keyTimes', times)
  const title = (document.querySelector(selector) as HTMLIFrameElement).contentDocument?.querySelector('h1')
  if (!title) throw new Error('The page has no title.')
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
  let text = title.textContent
  new MutationObserver(() => {
    if (title.textContent === text) return
    text = title.textContent
    times.push(performance.now() - pressed)
  }).observe(title, { characterData: true, childList: true, subtree: true })
}
