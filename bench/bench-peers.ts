import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../src/browser/chromium.ts'
import { headerRules } from '../src/hosting/headers.ts'
import { headersFile } from '../src/hosting/headers-file.ts'
import { hostFiles } from '../src/hosting/find-address.ts'
import { startServer } from '../src/preview/start-server.ts'
import { writeGeneratedContent } from './generated-content.ts'
import { inTurn, median, ratio, type Rounds } from './median.ts'
import { paths } from './bench-page.ts'
import { measurePeerPage } from './peer-page.ts'
import { buildPeer, installPeers, layOutPeer, type Peer, peers } from './peer-sites.ts'
import { runScript } from './run-program.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { printTable, progress } from './terminal.ts'

const site = 'this site'
const names = [site, ...peers] as const
const rounds = { pages: 10, builds: 5 }

/** Compares pages and builds with those of the peers. */
export async function benchPeers(): Promise<void> {
  await benchPeerPages()
  await benchPeerBuilds()
}

/**
 * What the host sends with the pages of each: all headers of this site but the policy, which names its own scripts. An
 * opener policy alone makes Chromium show a page later, because it starts another process for it.
 */
const headersForAll = headerRules({ scripts: [], styles: [] }).map(({ path, headers }) => {
  const { 'Content-Security-Policy': _policy, ...others } = headers
  return { path, headers: others }
})

/** What a visitor fetches and waits for here and on the same pages of the peers, in one run. */
export async function benchPeerPages(): Promise<void> {
  const folder = newFolder()
  const servers = [await serveBuiltSite()]
  const browser = await launchChromium()
  try {
    for (const peer of peers) {
      progress(`Building the site with ${peer}`)
      const at = join(folder, peer)
      await layOutPeer(peer, 'content', at)
      await buildPeer(peer, at, true)
      writeFileSync(join(at, 'dist', hostFiles.headers), headersFile(headersForAll))
      servers.push(await startServer({ folder: join(at, 'dist'), port: 0 }))
    }
    for (const path of paths) {
      let visits = 0
      const told = await inTurn(names, rounds.pages, async (name) => {
        progress(`${path} of ${name} (${(visits += 1)} of ${rounds.pages * names.length})`)
        const { url = '' } = servers[names.indexOf(name)] ?? {}
        return measurePeerPage(browser, url + path, name === site)
      })
      printRatios(`${path} on 1.6 Mbit/s, 150 ms, with a processor four times slower`, told)
    }
  } finally {
    await browser.close()
    for (const { close } of servers) await close()
    rmSync(folder, { recursive: true })
  }
}

/** Builds of a few pages with everything that earlier builds have cached, and of many with only the pictures cached. */
export async function benchPeerBuilds(): Promise<void> {
  await benchBuildOf(2, false)
  await benchBuildOf(1000, true)
}

/** The largest build, which takes minutes. */
export const benchLargePeers = (): Promise<void> => benchBuildOf(5000, true)

async function benchBuildOf(pages: number, cold: boolean): Promise<void> {
  const folder = newFolder()
  const content = join(folder, 'content')
  const build = (name: Peer | typeof site) => {
    if (name !== site) return buildPeer(name, join(folder, name), cold)
    const kept = cold ? ['node_modules/.cache/commands', 'node_modules/.cache/program'] : []
    for (const each of [join(folder, 'dist'), ...kept]) rmSync(each, { recursive: true, force: true })
    return runScript('build', ['--content', content, '--out', join(folder, 'dist')])
  }
  try {
    writeGeneratedContent('content', content, pages)
    for (const peer of peers) await layOutPeer(peer, content, join(folder, peer))
    // The pictures are encoded only once, and so is what a warm build finds.
    for (const name of names) {
      progress(`Build of ${pages} pages with ${name}, not counted`)
      await build(name)
    }
    const told = await inTurn(names, rounds.builds, async (name) => {
      progress(`Build of ${pages} pages with ${name}`)
      const { duration, cpu, memory } = await build(name)
      return { 'time, s': duration / 1000, 'processor time, s': cpu / 1000, 'memory, MB': memory / 1e6 }
    })
    printRatios(`Build of ${pages} pages, ${cold ? 'nothing kept but pictures' : 'after another'}`, told)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A folder beside the peers' packages, where their sites find them. */
const newFolder = () => mkdtempSync(join(installPeers(), 'sites-'))

function printRatios(heading: string, told: ReadonlyMap<string, Rounds>): void {
  const rows = [...told].map(([figure, of]) => {
    const middle = (name: string) => shown(median(of[name] ?? []))
    return [
      figure,
      ...names.map((name) => `${middle(name)} (${shown(Math.max(...(of[name] ?? [])))})`),
      ...peers.map((peer) => ratio(of, site, peer)?.toFixed(2) ?? `${middle(site)} : ${middle(peer)}`),
    ]
  })
  const columns = ['median (most)', ...names, ...peers.map((peer) => `ratio to ${peer}`)]
  printTable(heading, columns, rows)
}

const shown = (value: number): string => value.toFixed(value < 100 ? 2 : 0)
