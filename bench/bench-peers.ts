import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { headerRules } from '../src/generate/hosting/headers.ts'
import { headersFile } from '../src/generate/hosting/hosting-files.ts'
import { hostFiles } from '../src/generate/hosting/find-address.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { measurePaint, paths } from './bench-page.ts'
import { buildAstro, installAstro, layOutAstro } from './astro-site.ts'
import { writeGeneratedContent } from './generated-content.ts'
import { inTurn, median, ratio, type Rounds } from './median.ts'
import { runScript } from './run-program.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { printTable, progress } from './terminal.ts'
import { totalBlockingTime } from './watch-paint.ts'

const names = ['this site', 'astro'] as const
const rounds = { pages: 10, builds: 5 }
/** How many pages the site has whose build is compared. */
const pages = 1000

/** Compares pages and builds with those of Astro. */
export async function benchPeers(): Promise<void> {
  // Beside Astro's packages, where its sites find them.
  const folder = mkdtempSync(join(installAstro(), 'sites-'))
  try {
    await comparePages(join(folder, 'pages'))
    await compareBuilds(join(folder, 'builds'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * What the host sends with the pages of each: all headers of this site but the policy, which names its own scripts. An
 * opener policy alone makes Chromium show a page later, because it starts another process for it.
 */
const headersForAll = headerRules({ scripts: [], styles: [] }).map(({ path, headers }) => {
  const { 'Content-Security-Policy': _policy, ...others } = headers
  return { path, headers: others }
})

/** What a visitor fetches and waits for here and on the same pages of Astro, in one run. */
async function comparePages(astro: string): Promise<void> {
  progress('Building the site with Astro')
  await layOutAstro('content', astro)
  await buildAstro(astro)
  writeFileSync(join(astro, 'dist', hostFiles.headers), headersFile(headersForAll))
  const servers = {
    'this site': await serveBuiltSite(),
    astro: await startServer({ folder: join(astro, 'dist'), port: 0 }),
  }
  const browser = await launchChromium()
  try {
    for (const path of paths) {
      const measured = await inTurn(names, rounds.pages, async (name) => {
        progress(`${path} of ${name}`)
        const { fetched, paint } = await measurePaint(browser, servers[name].url + path)
        return {
          'text before a touch, kB': (fetched.text + fetched.script) / 1000,
          'first paint, ms': paint.first,
          'largest paint, ms': paint.largest,
          'total blocking time, ms': totalBlockingTime(paint),
        }
      })
      printRatios(`${path} on 1.6 Mbit/s, 150 ms, with a processor four times slower`, measured)
    }
  } finally {
    await browser.close()
    for (const { close } of Object.values(servers)) await close()
  }
}

/** Builds of many pages with nothing cached but the pictures. */
async function compareBuilds(folder: string): Promise<void> {
  const [content, out, astro] = ['content', 'dist', 'astro'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const build = (name: (typeof names)[number]) => {
    if (name === 'astro') return buildAstro(astro)
    rmSync(out, { recursive: true, force: true })
    return runScript('build', ['--content', content, '--out', out])
  }
  writeGeneratedContent('content', content, pages)
  await layOutAstro(content, astro)
  progress(`Build of ${pages} pages, not counted: encoding the pictures`)
  await build('this site')
  const measured = await inTurn(names, rounds.builds, async (name) => {
    progress(`Build of ${pages} pages with ${name}`)
    const { duration, cpu, memory } = await build(name)
    return { 'time, s': duration / 1000, 'processor time, s': cpu / 1000, 'memory, MB': memory / 1e6 }
  })
  printRatios(`Build of ${pages} pages, nothing kept but pictures`, measured)
}

function printRatios(heading: string, measured: ReadonlyMap<string, Rounds>): void {
  const rows = [...measured].map(([figure, of]) => {
    const middle = (name: string) => shown(median(of[name] ?? []))
    return [
      figure,
      ...names.map((name) => `${middle(name)} (${shown(Math.max(...(of[name] ?? [])))})`),
      ratio(of, ...names)?.toFixed(2) ?? `${middle(names[0])} : ${middle(names[1])}`,
    ]
  })
  printTable(heading, ['median (most)', ...names, 'ratio'], rows)
}

const shown = (value: number): string => value.toFixed(value < 100 ? 2 : 0)
