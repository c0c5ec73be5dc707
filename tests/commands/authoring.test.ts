import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { loadContentFolder } from '../../src/disk/load-content-folder.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { chromiumOfWorker } from '../browsers.ts'
import { siteFiles } from '../build/site-files.ts'
import { testSite } from '../site.ts'

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

/** Builds the copied content, as its author would. */
async function build(): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', [
      'run',
      'build',
      '--',
      '--content',
      content,
      '--out',
      out,
    ])
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

test('a new page is just a new file; then every problem in every file is reported in one run, and that build stays', async () => {
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
  expect(await build()).toMatchObject({ code: 0 })

  const server = await startServer({ folder: out, port: 0 })
  const page = await browser().newPage({ baseURL: server.url })
  await page.goto('/')
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await page.locator('html[lang=en]').waitFor()
  await page.locator('[data-block=footer] a').first().click()
  await page.getByRole('heading', { level: 1, name: 'A small group' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/grupos')
  await page.goto('/grupos')
  await page.getByRole('heading', { level: 1, name: 'Um grupo pequeno' }).waitFor()
  await page.close()
  await server.close()

  const before = siteFiles(out)
  edit('home.yaml', 'scroll: contact', 'scroll: contacto')
  edit('events.yaml', 'icon: sparkles', 'icon: sparkle')
  edit('biodanza.yaml', 'file: gallery-3.jpg', 'file: gallery-9.jpg')
  edit('biodanza.yaml', 'path: /biodanza', 'path: /')
  edit('site.yaml', 'phones:', 'phones: [')
  const { code, output } = await build()
  expect(code).toBe(1)
  for (const place of [/home\.yaml:\d+:\d+/, /biodanza\.yaml:\d+:\d+/, /site\.yaml:\d+:\d+/])
    expect(output).toMatch(place)
  for (const position of ['contacto', 'sparkle', 'gallery-9.jpg']) expect(output).toContain(position)
  expect(siteFiles(out)).toEqual(before)
})

test('a release is not built while the content contains a sample, but an ordinary build is', async () => {
  writeFileSync(
    join(content, 'site.yaml'),
    `${readFileSync(join(content, 'site.yaml'), 'utf8').replace(/^sample: true$/m, '')}\nsample: true\n`,
  )
  expect((await loadContentFolder(content)).content).toBeDefined()
  const { built, diagnostics } = await buildSite(content, out, { release: true })
  expect(built).toBe(false)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map((problem) => problem.file.split('/').at(-1))).toContain('site.yaml')
  expect(existsSync(out)).toBe(false)
})
