import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchChromium, findProgram } from '../src/disk/browser/chromium.ts'
import { driverForTests, until } from './browsers.ts'
import { describeEngines, describeNeeding } from './needs.ts'

/** As strict as the site's own policy, under which a driver must be able to look at the page too. */
const policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
const page = `<!doctype html><html lang="pt"><title>Olá</title><h1>Olá</h1><a href="#there">there</a>
<button>PT</button><script src="/script.js"></script></html>`
const script = `document.querySelector('button').onclick = (event) => { event.target.textContent = 'EN' }`

const server = createServer((request, response) => {
  const isScript = request.url === '/script.js'
  response.setHeader('content-security-policy', policy)
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
  response.end(isScript ? script : page)
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}/` : ''
})
afterAll(() => server.close())

describeEngines({ timeout: 60_000 }, (engine) => {
  const driver = driverForTests(engine)
  test('a driver opens a page, reads it, clicks, types and takes its picture', async () => {
    await driver.open(address)
    expect(await driver.text('h1')).toBe('Olá')
    expect(await driver.evaluate('Promise.resolve({ title: document.title })')).toEqual({ title: 'Olá' })
    await driver.click('button')
    await until(driver, `document.querySelector('button').textContent === 'EN'`)
    await driver.open(address)
    await driver.press('Tab')
    await driver.press('Enter')
    await until(driver, `location.hash === '#there'`)
    await driver.resize(640, 480)
    await until(driver, 'innerWidth === 640 && innerHeight === 480')
    expect((await driver.screenshot()).subarray(1, 4).toString()).toBe('PNG')
  })
})

const isBuiltFor = process.platform === 'linux' && process.arch === 'x64'
describeNeeding('the system that the Chromium from npm is built for', isBuiltFor, { timeout: 60_000 }, () => {
  test('the Chromium that comes from npm works where none is installed', async () => {
    const browser = await launchChromium({ program: 'from npm' })
    onTestFinished(() => browser.close())
    const tab = await browser.newPage()
    await tab.goto(address)
    expect(await tab.innerText('h1')).toBe('Olá')
  })
})

test('a Chromium reaches no other machine', async () => {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const tab = await browser.newPage()
  await expect(tab.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})

test('a wrong path in CHROME_PATH is an error, and no other browser is used instead', async () => {
  await expect(launchChromium({ program: '/no/such/chrome' })).rejects.toThrow('/no/such/chrome')
})

test('a program is found by its name on the PATH or by its place, in the order asked for, if it can be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [runs, text] = [join(folder, 'runs'), join(folder, 'text')]
  for (const file of [runs, text]) writeFileSync(file, '#!/bin/sh\n')
  chmodSync(runs, 0o755)
  chmodSync(text, 0o644)
  const path = ['/no/such/folder', folder].join(delimiter)
  expect(findProgram(['absent', 'text', 'runs'], path)).toBe(runs)
  expect(findProgram(['/absent', runs, 'runs'], '')).toBe(runs)
  expect(findProgram(['absent', folder, text], path)).toBeUndefined()
})
