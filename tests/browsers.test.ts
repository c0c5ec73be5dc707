import { expect, inject, onTestFinished, test } from 'vitest'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { headings } from './facts.ts'
import { describeNeeding } from './needs.ts'

const isBuiltFor = process.platform === 'linux' && process.arch === 'x64'
describeNeeding('the system that the Chromium from npm is built for', isBuiltFor, () => {
  test('the Chromium that comes from npm works where none is installed', async () => {
    const browser = await launchChromium({ program: 'from npm' })
    onTestFinished(() => browser.close())
    const tab = await browser.newPage()
    await tab.goto(inject('site').url)
    expect(await tab.innerText('h1')).toBe(headings.home.pt)
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
