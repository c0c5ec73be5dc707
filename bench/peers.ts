import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { hostFiles } from '../src/generate/hosting/find-address.ts'
import { headerRules } from '../src/generate/hosting/headers.ts'
import { headersFile } from '../src/generate/hosting/hosting-files.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { buildAstro, installAstro, layOutAstro } from './astro-site.ts'
import { median, printTable, progress } from './measure.ts'
import { paths, serveBuiltSite, slowVisit } from './page.ts'
import { writeGeneratedContent } from './programs.ts'
import { runScript } from './run-program.ts'

type Peer = 'this site' | 'astro'
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

/** What a visitor fetches and waits for here and on the same pages of Astro. */
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
      await compare(`${path} on 1.6 Mbit/s, 150 ms, with a processor four times slower`, rounds.pages, async (peer) => {
        const { text, first, largest, blocked } = await slowVisit(browser, servers[peer].url + path)
        return { 'text, bytes': text, 'first paint, ms': first, 'largest paint, ms': largest, 'blocked, ms': blocked }
      })
    }
  } finally {
    await browser.close()
    for (const { close } of Object.values(servers)) await close()
  }
}

/** Builds of many pages with nothing cached but the pictures. */
async function compareBuilds(folder: string): Promise<void> {
  const [content, out, astro] = [join(folder, 'content'), join(folder, 'dist'), join(folder, 'astro')]
  const build = (peer: Peer) => {
    if (peer === 'astro') return buildAstro(astro)
    rmSync(out, { recursive: true, force: true })
    return runScript('build', ['--content', content, '--out', out])
  }
  writeGeneratedContent('content', content, pages)
  await layOutAstro(content, astro)
  progress('Encoding the pictures')
  await build('this site')
  await compare(`Build of ${pages} pages, nothing kept but pictures`, rounds.builds, async (peer) => {
    const { duration, cpu, memory } = await build(peer)
    return { 'time, ms': duration, 'processor time, ms': cpu, 'memory, MB': memory / 1e6 }
  })
}

/**
 * Measures both in turn, so that whatever else the machine does falls on both, and prints the medians and the median of
 * the rounds' ratios.
 */
async function compare(
  what: string,
  times: number,
  measure: (peer: Peer) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const measured: {
    readonly own: Readonly<Record<string, number>>
    readonly astro: Readonly<Record<string, number>>
  }[] = []
  for (let round = 1; round <= times; round += 1) {
    progress(`${what} (${round} of ${times})`)
    measured.push({ own: await measure('this site'), astro: await measure('astro') })
  }
  const rows = Object.keys(measured[0]?.own ?? {}).map((figure) => {
    const [own, astro] = [
      measured.map((round) => round.own[figure] ?? NaN),
      measured.map((round) => round.astro[figure] ?? NaN),
    ]
    const ratio = median(own.map((value, round) => value / (astro[round] ?? NaN)))
    return [figure, median(own).toFixed(0), median(astro).toFixed(0), ratio.toFixed(2)]
  })
  printTable(what, ['median', 'this site', 'Astro', 'ratio'], rows)
}
