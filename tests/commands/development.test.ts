import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { develop } from '../../src/tools/develop.ts'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumOfWorker } from '../browsers.ts'
import { headings } from '../facts.ts'
import { testSite } from '../site.ts'

const production = inject('site')
const paths = production.pages.map(({ path }) => path)
const browser = chromiumOfWorker()
let development: Development
let page: Page
let complaints: string[]
beforeAll(async () => {
  development = await startDevelopment()
  page = await openPage()
})

async function openPage(): Promise<Page> {
  const opened = await browser().newPage({ baseURL: development.url, reducedMotion: 'reduce' })
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  opened.on('pageerror', (error) => complaints.push(String(error)))
  return opened
}

beforeEach(() => {
  complaints = []
})
afterAll(async () => {
  await page.close()
  await development.remove()
})

const isHydrated = () => expect.poll(() => page.evaluate(hydrated)).toBe(true)

test('the first visit after a start is not interrupted by a reload', async () => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { stillThere: true }))
  await isHydrated()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'stillThere' in globalThis)).toBe(true)
})

test.each([...paths, '/not/there'])('React hydrates %s without a warning in a development build', async (path) => {
  // With a full cache React starts while blocks are marked as rendered, and says that it does not know the marks.
  const fresh = await openPage()
  onTestFinished(() => fresh.close())
  await fresh.goto(path)
  await expect.poll(() => fresh.evaluate(hydrated)).toBe(true)
  await fresh.getByRole('link', { name: 'EN', exact: true }).click()
  await fresh.getByRole('link', { name: 'PT', exact: true }).click()
  const expected = path === '/not/there' ? [/status of 404/, /no page at \/not\/there/] : []
  expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
})

test('a saved change shows without a restart, in the language of the address', async () => {
  await page.goto('/en')
  // A change between a document and its hydration would be a complaint of React.
  await isHydrated()
  const undo = development.change('home.yaml', `en: ${headings.home.en}\n`, 'en: A place to be heard\n')
  await page.getByRole('heading', { level: 1, name: 'A place to be heard' }).waitFor()
  await isHydrated()
  undo()
  await page.getByRole('heading', { level: 1, name: headings.home.en }).waitFor()
})

test('while the content is wrong the last good page stays, with what is wrong shown over it in Portuguese', async () => {
  const overlay = page.locator('vite-error-overlay')
  await page.goto('/')
  const undo = development.change('home.yaml', 'type: hero', 'type: heroine')
  await overlay.getByText('Erro · bloco 1').waitFor()
  expect(await overlay.locator('.message-body').innerText()).toMatch(/home\.yaml:\d+:\d+[^]*type: hero/)
  await page.reload()
  await overlay.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).first().innerText()).toBe(headings.home.pt)
  undo()
  await overlay.waitFor({ state: 'detached' })
})

test('a picture that is replaced under the same name shows without a restart', async () => {
  await page.goto('/')
  await isHydrated()
  const picture = page.locator('#site_root main img').first()
  const before = await picture.getAttribute('src')
  cpSync(join(development.folder, 'images/hero-circle.jpg'), join(development.folder, 'images/hero-room.jpg'))
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  // Otherwise React could be given the data of the picture that comes next.
  await isHydrated()
  cpSync(join(testSite, 'images/hero-room.jpg'), join(development.folder, 'images/hero-room.jpg'))
  await expect.poll(() => picture.getAttribute('src')).toBe(before)
})

test.each([
  '/biodanza',
  '/biodanza/',
  '/biodanza.html',
  '/en',
  '/en/biodanza/',
  '/en/not/there',
  '/index',
  '/index.html?from=chat',
  '/index.json',
  '/404',
  '/404.html',
  '/not/there',
  '/images/none.jpg',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/icon-192.png',
])('%s leads to the same place in development as on a host', async (path) => {
  const answerOf = async (url: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    return { status, location: headers.get('location'), type: headers.get('content-type') }
  }
  expect(await answerOf(development.url)).toEqual(await answerOf(production.url))
})

test('every file that a built page names is there in development', async () => {
  const html = await (await fetch(`${development.url}/biodanza`)).text()
  const named = [...html.matchAll(/(?:href|content)="(?:https:\/\/[^/"]+)?(\/[^"?]+\.(?:png|ics|svg|webmanifest))"/g)]
  const files = named.map(([, path]) => path ?? '')
  expect(files.some((file) => file.endsWith('.ics')) && files.some((file) => file.startsWith('/share/'))).toBe(true)
  const statuses = await Promise.all(files.map(async (file) => [file, (await fetch(development.url + file)).status]))
  expect(statuses).toEqual(files.map((file) => [file, 200]))
})

/** A development server on a copy of the tests' site. */
interface Development {
  /** The copied content folder. */
  readonly folder: string
  /** Without a slash at the end. */
  readonly url: string
  /** Writes a file of the content with something replaced, and gives a function that puts back what stood there. */
  change(name: string, from: string, to: string): () => void
  /** Stops the server and removes its folder. */
  remove(): Promise<void>
}

async function startDevelopment(): Promise<Development> {
  const parent = mkdtempSync(join(tmpdir(), 'development-'))
  const folder = join(parent, 'content')
  cpSync(testSite, folder, { recursive: true })
  const change = (name: string, from: string, to: string) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`)
    write(file, text.replace(from, to))
    return () => write(file, text)
  }
  const created = await createServer({
    configFile: false,
    mode: 'development',
    appType: 'custom',
    publicDir: false,
    logLevel: 'silent',
    cacheDir: join(parent, '.vite'),
    server: { port: 0, strictPort: true },
    plugins: [react(), develop(folder)],
  })
  const server = await created.listen()

  return {
    folder,
    url: addressOf(server),
    change,
    remove: async () => {
      await server.close()
      rmSync(parent, { recursive: true })
    },
  }
}

/** Saves as an editor does, so that nobody reads a file that is only half written. */
function write(file: string, text: string): void {
  const beside = `${file}.new`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

function addressOf(server: ViteDevServer): string {
  const [address] = server.resolvedUrls?.local ?? []
  if (!address) throw new Error('The development server has no address.')
  return address.replace(/\/$/, '')
}
