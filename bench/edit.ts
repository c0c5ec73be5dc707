import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { parse, stringify } from 'yaml'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { type EditCommand, startEditCommandOn } from '../tests/editor/edit-command.ts'
import { median, percentile, printTable, progress, repeatedly, seconds } from './measure.ts'

/** How many letters are typed on each page. */
const letters = 100
/** Blocks of the long page. */
const blocks = 200

/** How long it takes from a key to the changed page in the editor's frame, and from the command until the owner can type. */
export async function benchEdit(): Promise<void> {
  const browser = await launchChromium()
  try {
    const home = await typed(browser, '/')
    const long = await typed(browser, '/long')
    const starts = await repeatedly('From the command until the owner can type', () =>
      withEditor((start) => timeUntilReady(browser, start)),
    )
    printTable(
      'In the editor',
      ['what', 'median', '95th percentile'],
      [
        ['key to page, home page', ...told(home)],
        [`key to page, ${blocks} blocks`, ...told(long)],
        ['command to ready to type', seconds(median(starts)), seconds(Math.max(...starts))],
      ],
    )
  } finally {
    await browser.close()
  }
}

const told = (durations: readonly number[]): [string, string] => [
  `${median(durations).toFixed(0)} ms`,
  `${percentile(durations, 0.95).toFixed(0)} ms`,
]

/** Runs the command on a copy of the content that has a long page as well. */
async function withEditor<T>(use: (start: () => Promise<EditCommand>) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'))
  cpSync('content', folder, { recursive: true })
  writeFileSync(join(folder, 'long.yaml'), longPage())
  let started: EditCommand | undefined
  try {
    return await use(async () => (started = await startEditCommandOn(folder)))
  } finally {
    if (started) await started.remove()
    else rmSync(folder, { recursive: true })
  }
}

/** The blocks of the home page again and again; an anchor stays unique. */
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
  const site = page.frameLocator(frame)
  await site.getByRole('heading', { level: 1 }).waitFor()
  if (path !== '/') {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Página$/ })
      .click()
    await page.getByRole('option').last().click()
    await page.waitForFunction(
      (of) =>
        (document.querySelector(of) as HTMLIFrameElement).contentDocument?.querySelectorAll('main > *').length === 200,
      frame,
    )
  }
  await site.getByRole('heading', { level: 1 }).click()
  await page.getByRole('textbox', { name: 'Título (português)', exact: true }).waitFor()
}

/** Milliseconds from each key until its letter stands in the page, ready to be painted. */
function typed(browser: Browser, path: string): Promise<number[]> {
  return withEditor(async (start) => {
    const editor = await start()
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(editor.url())
    await openTitle(page, path)
    await page.evaluate(watchKeys, frame)
    for (let letter = 1; letter <= letters; letter += 1) {
      await page.keyboard.press('a')
      await page.waitForFunction((count) => Reflect.get(window, 'keyTimes').length === count, letter)
      if (letter % 20 === 0) progress(`From a key to the page on ${path} (${letter})`)
    }
    const times: number[] = await page.evaluate(() => Reflect.get(window, 'keyTimes'))
    await page.close()
    return times
  })
}

/** Runs in the editor: notes how long each key takes to be in the frame's page. */
function watchKeys(of: string): void {
  const times: number[] = []
  Reflect.set(window, 'keyTimes', times)
  const title = (document.querySelector(of) as HTMLIFrameElement).contentDocument?.querySelector('h1')
  let pressed = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    { capture: true },
  )
  if (!title) throw new Error('The page has no title.')
  let text = title.textContent
  new MutationObserver(() => {
    const now = title.textContent
    if (now === text) return
    text = now
    times.push(performance.now() - pressed)
  }).observe(title, { characterData: true, childList: true, subtree: true })
}

/** Milliseconds from the start of the command until a field has taken a letter. */
async function timeUntilReady(browser: Browser, start: () => Promise<EditCommand>): Promise<number> {
  const began = performance.now()
  const editor = await start()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(editor.url())
  await openTitle(page, '/')
  const took = performance.now() - began
  await page.close()
  return took
}
