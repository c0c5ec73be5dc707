import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeGeneratedContent } from '../../bench/programs.ts'
import { testSite } from '../../tests/site.ts'
import { buildSite, siteBuilder } from './build-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'))
const content = join(folder, 'content')
const again = join(folder, 'again/dist')
const build = siteBuilder(content, again)

beforeAll(async () => {
  writeGeneratedContent(testSite, content, 4)
  await build()
})
afterAll(() => rmSync(folder, { recursive: true }))

const change = (name: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(content, name), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(content, name), text.replace(from, to))
}
const files = (site: string) =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(site, name)).isFile())
      .map((name) => [name, readFileSync(join(site, name), 'base64')]),
  )
const textOf = (name: string) => readFileSync(join(again, name), 'utf8')

/** The names of the files that differ between a site that is built again and one that is built for the first time. */
async function differences(): Promise<string[]> {
  await build()
  const clean = join(folder, 'clean/dist')
  await buildSite(content, clean)
  const [one, other] = [files(again), files(clean)]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
}

test('what a visitor fetches for a page is the same however many pages the site has', async () => {
  const alone = join(folder, 'alone/dist')
  await buildSite(testSite, alone)
  const [few, many] = [files(alone), files(again)]
  const fetched = Object.keys(few).filter((name) => /^(index|biodanza|404)\.|^assets|^images/.test(name))
  expect(fetched.length).toBeGreaterThan(10)
  expect(fetched.filter((name) => few[name] !== many[name])).toEqual([])
})

test('when one page has changed, the site follows, and the files of the other pages stay the same', async () => {
  const before = [textOf('page-3.html'), textOf('page-4.html')]
  change('page-3.yaml', /^ {4}pt: (\w+)/m, '    pt: Novo $1')
  expect(await differences()).toEqual([])
  expect(textOf('page-3.html')).not.toBe(before[0])
  expect(textOf('page-4.html')).toBe(before[1])
})

test('when a word that is on all pages has changed, or the name of the site, all pages follow', async () => {
  change('dictionary.yaml', 'Saltar', 'Passar')
  expect(await differences()).toEqual([])
  change('site.yaml', /Inês Falcão/g, 'Inês Falcão Costa')
  expect(await differences()).toEqual([])
})

test('when a picture has changed, the pages that show it follow', async () => {
  cpSync(join(content, 'images/gallery-1.jpg'), join(content, 'images/gallery-2.jpg'))
  expect(await differences()).toEqual([])
})

test('when a page is removed its files go too, and they come back with it', async () => {
  const yaml = readFileSync(join(content, 'page-4.yaml'))
  rmSync(join(content, 'page-4.yaml'))
  expect(await differences()).toEqual([])
  expect(Object.keys(files(again)).filter((name) => name.includes('page-4'))).toEqual([])
  writeFileSync(join(content, 'page-4.yaml'), yaml)
  expect(await differences()).toEqual([])
})

test('a file of the site that somebody has altered or removed is written again', async () => {
  writeFileSync(join(again, 'page-3.html'), 'altered')
  rmSync(join(again, 'page-4.json'))
  expect(await differences()).toEqual([])
})

test('while the content is wrong the site stays, and once corrected it is built', async () => {
  const before = files(again)
  change('page-3.yaml', 'type: hero', 'type: heroine')
  expect(await build()).toMatchObject({ built: false })
  expect(files(again)).toEqual(before)
  change('page-3.yaml', 'type: heroine', 'type: hero')
  expect(await differences()).toEqual([])
})
