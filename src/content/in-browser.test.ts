import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { build } from 'vite'
import { testSite } from '../../tests/site.ts'
import { launchChromium } from '../disk/browser/chromium.ts'
import { checkCommand } from '../tools/cli/check-command.ts'
import { pictureFacts } from '../disk/picture-facts.ts'
import { pictureFolderOf, readContentFolder } from '../disk/load-content-folder.ts'
import { shownPictures } from './load.ts'
import type * as core from './load.ts'

declare const bundledCore: typeof core

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const browser = await launchChromium()
  close = () => browser.close()
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
})

afterAll(() => close())

/** The core as one script for browsers. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./load.ts', import.meta.url))
  const lib = { entry, name: 'bundledCore', formats: ['iife' as const] }
  const result = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  const [output] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (output?.type !== 'chunk') throw new Error('The core was not bundled.')
  return output.code
}

/** What the core tells of a folder in the browser, to which the folder comes as a value. */
async function checkedInBrowser(folder: string): Promise<string> {
  const source = readContentFolder(folder)
  const pictures = await pictureFacts(pictureFolderOf(folder), shownPictures(source, new Map()))
  return page.evaluate(
    ({ name, files, facts }) => {
      const { diagnostics, counts } = bundledCore.loadContent({
        folder: name,
        files: new Map(files),
        pictures: new Map(facts),
      })
      return JSON.stringify({ diagnostics, counts }, null, 2)
    },
    { name: source.folder, files: [...(source.files ?? [])], facts: [...pictures] },
  )
}

/** A copy of the tests' site with mistakes of every kind in it: of writing, of names, of meaning, of pictures. */
function brokenSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(testSite, folder, { recursive: true })
  const change = (name: string, from: RegExp | string, to: string): void => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(folder, name), text.replace(from, to))
  }
  change('home.yaml', 'type: hero', 'type: heroo')
  change('home.yaml', / +en: .*\n/, '')
  change('biodanza.yaml', /pt: (\S+)/, 'pt: $1: e mais')
  change('biodanza.yaml', /file: .*/, 'file: ninguem.jpg')
  change('site.yaml', /number: .*/, 'number: 12')
  writeFileSync(join(folder, 'latin.yaml'), Buffer.from('path: /é', 'latin1'))
  writeFileSync(join(folder, 'images', 'gallery-1.jpg'), 'not a picture')
  return folder
}

test('in a browser wrong content gets the same report as from the command', async () => {
  const folder = brokenSite()
  const { output } = await checkCommand({ content: folder, format: 'json' })
  expect(await checkedInBrowser(folder)).toBe(output)
  const { counts } = JSON.parse(output) as { counts: { errors: number } }
  expect(counts.errors).toBeGreaterThan(5)
})
