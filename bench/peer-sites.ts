import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }
import peerPackages from './peers/package.json' with { type: 'json' }
import { writePeerContent } from './peer-content.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { progress } from './terminal.ts'

/**
 * Programs that build the same site without a framework in the browser: the markup from the components of this one, its
 * styles, fonts, pictures and head, and a small script that changes the language.
 */
export const peers = ['astro', 'eleventy'] as const
export type Peer = (typeof peers)[number]

const ownSources = 'bench/peers'

/** What each is started with. */
const programs: Readonly<Record<Peer, readonly string[]>> = {
  astro: ['astro/astro.js', 'build', '--silent'],
  eleventy: ['@11ty/eleventy/cmd.cjs', '--quiet'],
}

/** What the peers take from this site: the folders of its components, and the packages that these import. */
const { react, 'react-dom': reactDom } = project.dependencies
const takenOver = {
  folders: ['blocks', 'content', 'site', 'styles', 'ui'],
  packages: { react, 'react-dom': reactDom, lucide: project.devDependencies.lucide },
}

/**
 * Installs the peers outside the project, unless that has been done already.
 * @returns the folder that their sites have to lie in, to find them
 * @throws where npm fails
 */
export function installPeers(): string {
  const dependencies = { ...peerPackages.dependencies, ...takenOver.packages }
  const wanted = JSON.stringify({ ...peerPackages, dependencies })
  const version = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `bench-peers-${version}`)
  if (existsSync(join(folder, 'complete'))) return folder
  progress('Installing the peers')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
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
 * Sets up a peer's site with what a content folder says.
 * @param folder a new folder inside that of `installPeers`
 * @throws where the content is wrong
 */
export async function layOutPeer(peer: Peer, contentFolder: string, folder: string): Promise<void> {
  cpSync(join(ownSources, peer), folder, { recursive: true })
  cpSync(join(ownSources, 'shared'), join(folder, 'src/shared'), { recursive: true })
  for (const name of takenOver.folders) cpSync(join('src', name), join(folder, 'src/own', name), { recursive: true })
  await writePeerContent(contentFolder, folder)
}

/**
 * Builds a peer's site into `dist` in its folder, in a process of its own.
 * @param cold true to delete first whatever it cached in its last build
 */
export function buildPeer(peer: Peer, folder: string, cold: boolean): Promise<ProgramRun> {
  for (const name of cold ? ['node_modules', '.astro', '.bundle', 'dist'] : ['dist']) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  const [program = '', ...args] = programs[peer]
  return runProgram([join(installPeers(), 'node_modules', program), ...args], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  })
}
