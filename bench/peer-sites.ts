import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePeerContent } from './peer-content.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { progress } from './terminal.ts'

/** Programs that build the same site without a framework in the browser. */
export const peers = ['astro', 'eleventy'] as const
export type Peer = (typeof peers)[number]

const ownSources = 'bench/peers'

/** What each is started with, and where its sources expect what the two share. */
const programs: Readonly<Record<Peer, { readonly args: readonly string[]; readonly shared: string }>> = {
  astro: { args: ['astro/astro.js', 'build', '--silent'], shared: 'src/shared' },
  eleventy: { args: ['@11ty/eleventy/cmd.cjs', '--quiet'], shared: 'src/_includes' },
}

/**
 * Installs the peers outside the project, unless that was done before.
 * @returns the folder that their sites have to lie in, to find them
 * @throws where npm fails
 */
export function installPeers(): string {
  const wanted = readFileSync(join(ownSources, 'package.json'))
  const version = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `bench-peers-${version}`)
  if (existsSync(join(folder, 'complete'))) return folder
  progress('Installing the peers')
  mkdirSync(folder, { recursive: true })
  cpSync(join(ownSources, 'package.json'), join(folder, 'package.json'))
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm could not install the peers in ${folder}.`)
  mkdirSync(join(folder, 'complete'))
  return folder
}

/**
 * Lays out a peer's site with what a content folder says.
 * @param folder a new folder inside that of `installPeers`
 * @throws where the content is wrong
 */
export async function layOutPeer(peer: Peer, contentFolder: string, folder: string): Promise<void> {
  cpSync(join(ownSources, peer), folder, { recursive: true })
  cpSync(join(ownSources, 'shared'), join(folder, programs[peer].shared), { recursive: true })
  await writePeerContent(contentFolder, folder)
}

/**
 * Builds a peer's site into `dist` in its folder, in a process of its own.
 * @param cold true to throw away first what it has kept from its last build
 */
export function buildPeer(peer: Peer, folder: string, cold: boolean): Promise<ProgramRun> {
  for (const name of cold ? ['node_modules', '.astro', 'dist'] : ['dist']) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  const [program = '', ...args] = programs[peer].args
  return runProgram([join(installPeers(), 'node_modules', program), ...args], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  })
}
