import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { editorOfSite } from '../src/editor/github/site-files.ts'
import { fakeGithub, pointAt } from '../src/editor/github/testing/fake-github.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { median, printTable, repeatedly, seconds } from './measure.ts'
import { slowPhone } from './page.ts'

/** How long `/editar/` takes to open on a phone: at the first visit, after signing in, and at each further visit. */
export async function benchOnline(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-online-'))
  const [ends, dist] = [[] as (() => void)[], join(folder, 'dist')]
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', ...args], { cwd: folder })
  cpSync('content', join(folder, 'site/content'), { recursive: true })
  git('init', '-q', '-b', 'main', 'site')
  git('-C', 'site', 'add', '-A')
  git('-C', 'site', 'commit', '-qm', 'O site')
  git('clone', '-q', '--bare', 'site', 'remote.git')
  const github = await fakeGithub(join(folder, 'remote.git'), (end) => ends.push(end))
  const editor = editorOfSite('content', { owner: 'ines', name: 'site', branch: 'main', id: undefined, program: {} })
  await buildSite('content', dist, { editor })
  pointAt(github, dist)
  const server = await startServer({ folder: dist, port: 0 })
  const browser = await launchChromium()
  try {
    // At the first visit the server compresses the files.
    await visit(browser, server.url, github.token)
    const visits = await repeatedly('Visits of the editor', () => visit(browser, server.url, github.token))
    const moments = ['sign-in is there', 'page is there after signing in', 'page is there at a further visit'] as const
    printTable(
      'The editor on a phone: 10 Mbit/s, 40 ms, a processor four times slower',
      ['what', 'median', 'longest'],
      moments.map((what, at) => {
        const times = visits.map((each) => each[at] ?? Number.NaN)
        return [what, seconds(median(times)), seconds(Math.max(...times))]
      }),
    )
  } finally {
    await browser.close()
    await server.close()
    for (const end of ends) end()
    rmSync(folder, { recursive: true })
  }
}

/** The milliseconds of three openings in a browser that has nothing in its cache. */
async function visit(browser: Browser, site: string, token: string): Promise<number[]> {
  const page = await slowPhone(browser, 10e6, 40)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const key = page.getByRole('textbox', { name: 'Chave' })
  const title = page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 })
  const first = await timed(async () => {
    await page.goto(`${site}/editar/`)
    await key.waitFor()
  })
  await key.fill(token)
  await page.getByLabel('Este aparelho é só meu').check()
  const signedIn = await timed(async () => {
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await title.waitFor()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.goto('about:blank')
  const again = await timed(async () => {
    await page.goto(`${site}/editar/`)
    await title.waitFor()
  })
  await page.context().close()
  return [first, signedIn, again]
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await task()
  return performance.now() - from
}
