import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { hostFiles } from '../src/generate/hosting/find-address.ts'
import { headerRules } from '../src/generate/hosting/headers.ts'
import { headersFile } from '../src/generate/hosting/hosting-files.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { buildAstro, installAstro, writeAstroSite } from './astro-site.ts'
import { isQuick, median, printTable, progress, repeatedly } from './measure.ts'
import { languageChange, paths, serveBuiltSite, slowVisit } from './page.ts'
import { writeGeneratedContent } from './programs.ts'
import { runScript } from './run-program.ts'

type Peer = 'this site' | 'astro'
/** The number of pages of the site whose build is compared. */
const pages = isQuick ? 10 : 1000

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
 * The headers of both sites: those of this site but the policy, which names its own scripts. An opener policy alone
 * makes Chromium show a page later, because it starts another process for it.
 */
const headersForAll = headerRules({ scripts: [], styles: [] }).map(({ path, headers }) => {
  const { 'Content-Security-Policy': _policy, ...others } = headers
  return { path, headers: others }
})

/** Compares what a visitor fetches and waits for. */
async function comparePages(astro: string): Promise<void> {
  progress('Building the site with Astro')
  await writeAstroSite('content', astro)
  await buildAstro(astro)
  writeFileSync(join(astro, 'dist', hostFiles.headers), headersFile(headersForAll))
  const servers = {
    'this site': await serveBuiltSite(),
    astro: await startServer({ folder: join(astro, 'dist'), port: 0 }),
  }
  const browser = await launchChromium()
  try {
    for (const path of paths) {
      await compare(`${path} on 1.6 Mbit/s, 150 ms, with a processor four times slower`, 10, async (peer) => {
        const address = servers[peer].url + path
        const { text, first, largest, blocked } = await slowVisit(browser, address)
        return {
          'text, bytes': text,
          'first paint, ms': first,
          'largest paint, ms': largest,
          'blocked, ms': blocked,
          'change of language, ms': await languageChange(browser, address),
        }
      })
    }
  } finally {
    await browser.close()
    for (const { close } of Object.values(servers)) await close()
  }
}

/** Compares builds of many pages with nothing cached but the pictures. */
async function compareBuilds(folder: string): Promise<void> {
  const [content, astro] = [join(folder, 'content'), join(folder, 'astro')]
  const build = (peer: Peer) =>
    peer === 'astro'
      ? buildAstro(astro)
      : runScript('build', ['--content', content, '--out', mkdtempSync(join(folder, 'dist-'))])
  writeGeneratedContent('content', content, pages)
  await writeAstroSite(content, astro)
  progress('Encoding the pictures')
  await build('this site')
  await compare(`Build of ${pages} pages, nothing cached but pictures`, 5, async (peer) => {
    const { duration, cpu, memory } = await build(peer)
    return { 'time, ms': duration, 'processor time, ms': cpu, 'memory, MB': memory / 1e6 }
  })
}

type Figures = Readonly<Record<string, number>>

/**
 * Measures both in turn, so that other work on the machine falls on both, and prints the medians and the median of the
 * rounds' ratios.
 */
async function compare(what: string, times: number, measure: (peer: Peer) => Promise<Figures>): Promise<void> {
  const rounds = await repeatedly(
    what,
    async () => ({ own: await measure('this site'), astro: await measure('astro') }),
    times,
  )
  const rows = Object.keys(rounds[0]?.own ?? {}).map((figure) => {
    const [own, astro] = [
      rounds.map((each) => each.own[figure] ?? NaN),
      rounds.map((each) => each.astro[figure] ?? NaN),
    ]
    const ratio = median(own.map((value, round) => value / (astro[round] ?? NaN)))
    return [figure, median(own).toFixed(0), median(astro).toFixed(0), ratio.toFixed(2)]
  })
  printTable(what, ['median', 'this site', 'Astro', 'ratio'], rows)
}
