import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { writeGeneratedContent } from '../../bench/programs.ts'
import { leadsOn, pageBudget, weightOf as weight } from '../../src/tools/audit/built-pages.ts'
import { bundledEditor } from '../../src/editor/bundle-editor.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { testSite } from '../site.ts'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

/**
 * Bytes, text compressed. What is well below the weight that was promised is limited to its own weight and a little
 * more.
 */
const budgets = {
  page: pageBudget,
  scriptFilesBeforeATouch: 0,
  script: 70_000,
  fonts: 60_000,
  /** What the editor on the site loads before it shows anything: its scripts and styles. */
  editor: 330_000,
}

const { folder, pages } = inject('site')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(folder, file))
/** Pages that show something. */
const documents = files.filter((file) => file.endsWith('.html') && !leadsOn(read(file).toString()))

/** What a page consists of, by weight, so that a failure says what grew. */
function parts(html: string): Record<string, number> {
  const part = (pattern: RegExp) => weight((html.match(pattern) ?? []).join(''))
  const all = {
    'all in all': weight(html),
    styles: part(/<style>.*?<\/style>/gs),
    script: part(/<script>.*?<\/script>/gs),
    'structured data': part(/<script type="application\/ld\+json">.*?<\/script>/gs),
  }
  return { ...all, body: weight(html.replace(/.*<body>/s, '')) }
}

const ofKind = (pattern: RegExp, weigh: (file: string) => number): Record<string, number> =>
  Object.fromEntries(files.filter((file) => pattern.test(file)).map((file) => [file, weigh(file)]))
const sum = (weights: Readonly<Record<string, number>>) => Object.values(weights).reduce((all, each) => all + each, 0)

/** Compares with a budget; a failure lists what was weighed. */
function expectWithin(budget: number, total: number, weights: Readonly<Record<string, number>>): void {
  expect(total, `The budget is ${budget} bytes, and this is ${JSON.stringify(weights, null, 1)}`).toBeLessThanOrEqual(
    budget,
  )
}

test.each(documents)('%s arrives whole in one flight', (file) => {
  const weights = parts(read(file).toString())
  expectWithin(budgets.page, weights['all in all'] ?? NaN, weights)
})

test.each(documents)('%s requests no script file by itself', (file) => {
  const html = read(file).toString()
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]*)"|<link[^>]*modulepreload[^>]*href="([^"]*)"/g)]
  const weights = Object.fromEntries(
    scripts.map(([, src, preload]) => [src ?? preload, weight(read(src ?? preload ?? ''))]),
  )
  expectWithin(budgets.scriptFilesBeforeATouch, sum(weights), weights)
})

test('all scripts, React included, stay light', () => {
  const weights = ofKind(/\.m?js$/, (file) => weight(read(file)))
  expect(Object.keys(weights)).not.toEqual([])
  expectWithin(budgets.script, sum(weights), weights)
})

test.each(documents)('%s preloads the upright fonts, which the first screen uses, and not the italic', (file) => {
  const preloaded = [
    ...read(file)
      .toString()
      .matchAll(/<link rel="preload" href="([^"]+)"/g),
  ].map(([, address = '']) => address)
  expect(preloaded).toHaveLength(2)
  expect(preloaded.filter((address) => address.includes('italic'))).toEqual([])
})

test('the fonts stay light', () => {
  const weights = ofKind(/\.(woff2?|ttf|otf)$/, (file) => read(file).length)
  expect(Object.keys(weights)).not.toEqual([])
  expectWithin(budgets.fonts, sum(weights), weights)
})

test('the editor on the site opens with a light first download', async () => {
  const { files: bundled, entries } = await bundledEditor('github')
  const { script, imports, styles } = entries.app
  const first = [script, ...imports, ...styles]
  const weights = Object.fromEntries(first.map((file) => [file, weight(Buffer.from(bundled.get(file) ?? ''))]))
  expectWithin(budgets.editor, sum(weights), weights)
  expect(sum(weights)).toBeGreaterThan(budgets.editor / 2)
})

test('a visitor to a page fetches the same bytes on a site of many pages', async () => {
  const parent = temporaryFolder()
  writeGeneratedContent(testSite, join(parent, 'content'), 20)
  await buildSite(join(parent, 'content'), join(parent, 'dist'))
  const many = join(parent, 'dist')
  expect(readdirSync(many)).toContain('page-20.html')
  expect(readdirSync(join(many, 'assets'))).toEqual(readdirSync(join(folder, 'assets')))
  const names = ['404', ...pages.map(({ name }) => name)]
  const both = names.flatMap((name) => [`${name}.html`, `${name}.json`, `en${name === 'index' ? '' : `/${name}`}.html`])
  for (const file of [...both, ...files.filter((each) => /^assets[/\\]./.test(each))]) {
    expect(readFileSync(join(many, file)).equals(read(file)), file).toBe(true)
  }
})
