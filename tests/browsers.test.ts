import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launchChromium, findProgram } from '../src/disk/browser/chromium.ts'
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
