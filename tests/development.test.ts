import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { develop } from '../src/build/develop.ts'
import { launchChromium } from './browsers.ts'
import { headings } from './facts.ts'
import { testSite } from './site.ts'

let folder: string
let server: ViteDevServer
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'development-'))
  cpSync(testSite, folder, { recursive: true })
  server = await createServer({
    configFile: false,
    mode: 'development',
    appType: 'custom',
    publicDir: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    server: { port: 0 },
    plugins: [react(), develop(folder)],
  })
  await server.listen()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  complaints = []
  page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
})
afterEach(() => page.close())

const hydrated = () =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )

test.each([...inject('site').pages.map(({ path }) => path), '/not/there'])(
  'React hydrates %s without a warning in a development build',
  async (path) => {
    await page.goto(path)
    await hydrated()
    await page.getByRole('button', { name: 'EN' }).click()
    await page.getByRole('button', { name: 'PT' }).click()
    const expected = path === '/not/there' ? [/status of 404/, /no page at \/not\/there/] : []
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
  },
)

test('a saved change shows without a restart, and in the language that is shown', async () => {
  const file = join(folder, 'home.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto('/')
  await hydrated()
  await page.getByRole('button', { name: 'EN' }).click()
  writeFileSync(file, before.replace(`en: ${headings.home.en}\n`, 'en: A place to be heard\n'))
  await page.getByRole('heading', { level: 1, name: 'A place to be heard' }).waitFor()
  writeFileSync(file, before)
  await page.getByRole('heading', { level: 1, name: headings.home.en }).waitFor()
})

test('while the content is wrong the last good page stays and the problem stands over it', async () => {
  const file = join(folder, 'home.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto('/')
  await hydrated()
  writeFileSync(file, before.replace('icon: sparkles', 'icon: sparkle'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor()
  expect(await overlay.locator('.message').innerText()).toMatch(/home\.yaml:\d+:\d+/)
  await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe(headings.home.pt)

  await page.reload()
  await overlay.waitFor()
  await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe(headings.home.pt)

  writeFileSync(file, before)
  await overlay.waitFor({ state: 'detached' })
})

test('a picture that is replaced under the same name shows without a restart', async () => {
  await page.goto('/')
  await hydrated()
  const picture = page.locator('#root main img').first()
  const before = await picture.getAttribute('src')
  cpSync(join(folder, 'images/hero-circle.jpg'), join(folder, 'images/hero-room.jpg'))
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
})
