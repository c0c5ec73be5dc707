import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, inject, test } from 'vitest'
import { startServer } from '../src/tools/preview/start-server.ts'
import { chromiumOfWorker } from './browsers.ts'
import { testSite } from './site.ts'

const browser = chromiumOfWorker()
let folder: string
let content: string
let out: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'authoring-'))
  content = join(folder, 'content')
  out = join(folder, 'dist')
  cpSync(testSite, content, { recursive: true })
  return () => rmSync(folder, { recursive: true })
})

interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a command of the project on the copied content, as its author would. */
async function run(command: 'build' | 'check'): Promise<Outcome> {
  const to = command === 'build' ? ['--out', out] : []
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', command, '--', '--content', content, ...to])
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

function edit(file: string, from: string, to: string): void {
  const path = join(content, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

/** Every file of a folder with what is in it. */
function everything(path: string): Map<string, string> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [file, readFileSync(file, 'base64')]
    }),
  )
}

test('a new page is just a new file: it is built, routed and shown in both languages', async () => {
  writeFileSync(
    join(content, 'groups.yaml'),
    `path: /grupos
title: { pt: Grupos, en: Groups }
description: { pt: Os grupos de terapia., en: The therapy groups. }
blocks:
  - type: hero
    title: { pt: Um grupo pequeno, en: A small group }
    lead: { pt: Oito lugares., en: Eight places. }
    buttons:
      - label: { pt: Ver a aula aberta, en: See the open class }
        page: /biodanza
`,
  )
  edit('site.yaml', 'page: /biodanza', 'page: /grupos')
  expect(await run('build')).toMatchObject({ code: 0 })

  const server = await startServer({ folder: out, port: 0 })
  const page = await browser().newPage({ baseURL: server.url })
  await page.goto('/')
  await page.getByRole('button', { name: 'EN' }).click()
  await page.locator('[data-block=footer] a').first().click()
  await page.getByRole('heading', { level: 1, name: 'A small group' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/grupos')
  await page.goto('/grupos')
  await page.getByRole('heading', { level: 1, name: 'Um grupo pequeno' }).waitFor()
  await page.close()
  await server.close()
})

test('every problem in every file is reported in one run, and the last good build stays as it was', async () => {
  expect(await run('build')).toMatchObject({ code: 0 })
  const before = everything(out)

  edit('home.yaml', 'scroll: contact', 'scroll: contacto')
  edit('events.yaml', 'icon: sparkles', 'icon: sparkle')
  edit('biodanza.yaml', 'file: gallery-3.jpg', 'file: gallery-9.jpg')
  edit('biodanza.yaml', 'path: /biodanza', 'path: /')
  edit('site.yaml', 'phones:', 'phones: [')
  const { code, output } = await run('build')

  expect(code).toBe(1)
  for (const place of [/home\.yaml:\d+:\d+/, /biodanza\.yaml:\d+:\d+/, /site\.yaml:\d+:\d+/])
    expect(output).toMatch(place)
  for (const position of ['contacto', 'sparkle', 'gallery-9.jpg']) expect(output).toContain(position)
  expect(everything(out)).toEqual(before)
})

test('the check says that all is well, or exits with 1 and the place of the mistake', async () => {
  expect(await run('check')).toMatchObject({ code: 0 })
  edit('home.yaml', 'type: values', 'type: valeus')
  const { code, output } = await run('check')
  expect(code).toBe(1)
  expect(output).toMatch(/home\.yaml:\d+:\d+/)
})

test('a build contains exactly the documents and the data of its pages, and what they refer to', () => {
  const files = readdirSync(inject('site').folder, { recursive: true, encoding: 'utf8' })
  const documents = files.filter((file) => /\.(html|json)$/.test(file)).toSorted()
  const texts = readdirSync(testSite).filter((file) => file.endsWith('.yaml'))
  const paths = texts.flatMap((file) => /^path: (.*)$/m.exec(readFileSync(join(testSite, file), 'utf8'))?.[1] ?? [])
  const names = ['404', ...paths.map((path) => (path === '/' ? 'index' : path.slice(1)))]
  // A former address has a page that leads on, and no data.
  const former = texts.flatMap((file) => {
    const [, list = ''] = /^formerly: \[(.*)\]$/m.exec(readFileSync(join(testSite, file), 'utf8')) ?? []
    return list
      .split(', ')
      .filter(Boolean)
      .map((path) => `${path.slice(1)}.html`)
  })
  expect(documents.map((file) => file.replaceAll('\\', '/'))).toEqual(
    [...names.flatMap((name) => [`${name}.html`, `${name}.json`]), ...former, 'version.json'].toSorted(),
  )
})
