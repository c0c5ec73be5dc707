import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isMap, isSeq, parseDocument, type Document } from 'yaml'
import { buildSite } from '../../src/generate/build-site.ts'
import { auditSite } from '../../src/tools/audit/audit-site.ts'
import { preflight, preflightCommand } from '../../src/tools/cli/preflight-command.ts'
import { formatDiagnostics } from '../../src/content/check/messages/format.ts'
import { chromiumOfWorker } from '../browsers.ts'
import { testSite } from '../site.ts'

const browser = chromiumOfWorker()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preflight-'))
  return () => rmSync(folder, { recursive: true })
})

/** The content with the home page alone, since each page takes seconds to audit, after a change of its blocks. */
function homeAlone(change: (blocks: { items: unknown[] }, home: Document) => void = () => undefined): string {
  const content = join(folder, 'content')
  cpSync(testSite, content, { recursive: true })
  for (const name of ['biodanza.yaml', 'retreat.yaml']) rmSync(join(content, name))
  const site = join(content, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll(/^ +- label: .*\n +page: \/.+\n/gm, ''))
  const home = join(content, 'home.yaml')
  const document = parseDocument(readFileSync(home, 'utf8'))
  const blocks = document.get('blocks')
  if (!isSeq(blocks)) throw new Error('The home page has no blocks.')
  change(blocks, document)
  writeFileSync(home, document.toString({ lineWidth: 0 }))
  return content
}

/** Runs the command with the options that it has by default. */
const run = (content: string, options: { format?: 'github'; summary?: string } = {}) =>
  preflightCommand({ content, lang: 'pt', format: 'text', ...options })

test('what a page lacks is reported in Portuguese with its location and what to do', async () => {
  const content = homeAlone((blocks) => blocks.items.shift())
  const summary = join(folder, 'summary.md')
  const { succeeded: ready, output } = await run(content, { summary })
  expect(ready).toBe(false)
  expect(output).toMatch(/home\.yaml:\d+:1 {2}Erro\n {2}A página não tem um título principal.*\n {2}Ponha na página/)
  expect(output).toMatch(/site\.yaml:\d+:\d+ {2}Erro · .*\n {2}Isto ainda é um exemplo/)
  expect(output.split('\n').at(-1)).toMatch(
    /^Ainda não está pronto para publicar: \d+ erros, dos quais \d+ por ainda haver/,
  )
  expect(readFileSync(summary, 'utf8')).toMatch(/^### Ainda não está .*\n\n(?:- .*\n)*- \*\*.*home\.yaml:\d+\*\* /)
})

test('without a browser it says what was not checked, and is not ready', async () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'no-browser'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { diagnostics, summary, ready } = await preflight({ content: homeAlone(), lang: 'en' })
  expect(ready).toBe(false)
  expect(formatDiagnostics(diagnostics, { lang: 'en' })).toContain(
    'There is no browser on this computer, so nothing has checked whether texts are cut off',
  )
  expect(summary).toMatch(/^Not yet ready to go live: /)
})

test('an error in the content is reported as the check does it, and nothing is built', async () => {
  const content = homeAlone((_, home) => home.set('path', 'inicio'))
  const { succeeded: ready, output } = await run(content, { format: 'github' })
  expect(ready).toBe(false)
  expect(output).toMatch(/^::error file=.*home\.yaml,line=2,/m)
  expect(output).not.toContain('Isto ainda é um exemplo')
  expect(output).toContain('Com estes erros o site não se pode fazer.')
})

test('a fault in a built page is reported by file, line, block and field', async () => {
  // Openings that take turns are one heading.
  const content = homeAlone((blocks) => {
    const [now] = blocks.items
    const next: unknown = isMap(now) && now.clone()
    if (!isMap(now) || !isMap(next)) throw new Error('The home page has no opening.')
    now.set('shown', { until: '2098-12-31' })
    next.set('shown', { from: '2099-01-01' })
    blocks.items.push(next)
  })
  const built = join(folder, 'dist')
  await buildSite(content, built)
  const home = join(built, 'index.html')
  const written = readFileSync(home, 'utf8')
  const words = /data-block="services".*?<h2[^>]*>(.*?)<\/h2>/s.exec(written)?.[1] ?? ''
  expect(words).not.toBe('')
  const damaged = written
    .replace(`>${words}</h2>`, `><pre>${words}${' '.repeat(300)}.</pre></h2>`)
    .replace('href="#contact"', 'href="#nowhere"')
  writeFileSync(home, damaged)

  const { diagnostics, pages } = await auditSite({
    folder: built,
    content,
    address: 'https://ines-falcao.example',
    lang: 'pt',
    browser: browser(),
  })

  expect(pages).toBe(1)
  const report = formatDiagnostics(diagnostics)
  expect(report).toMatch(/home\.yaml:\d+:\d+ {2}Erro · bloco 2 \(services\), título, português\n {2}Isto é mais largo/)
  expect(report).toMatch(/bloco 2 \(services\), título, português\n {2}O HTML desta parte não é válido/)
  expect(report).toMatch(
    /Aviso · bloco 1 \(hero\), botão 1, texto do botão, português\n {2}Isto não leva a nada: «#nowhere»/,
  )
  expect(report).not.toContain('título principal')
  expect(diagnostics.filter(({ file }) => !file.endsWith('home.yaml'))).toEqual([])
})
