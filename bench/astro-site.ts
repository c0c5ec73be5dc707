import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }
import astroPackages from './astro/package.json' with { type: 'json' }
import { writeAstroContent } from './astro-content.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { progress } from './measure.ts'

/** The folders of this site's components, which Astro's site takes its markup and looks from. */
const componentFolders = ['content', 'site']

/**
 * Installs Astro outside the project, unless that has been done already.
 * @returns the folder that its sites have to lie in, to find it
 * @throws where npm fails
 */
export function installAstro(): string {
  const { react, 'react-dom': reactDom } = project.dependencies
  const components = { react, 'react-dom': reactDom, lucide: project.devDependencies.lucide }
  const dependencies = { ...astroPackages.dependencies, ...components }
  const wanted = JSON.stringify({ ...astroPackages, dependencies })
  const version = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `bench-astro-${version}`)
  if (existsSync(join(folder, 'complete'))) return folder
  progress('Installing Astro')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm could not install Astro in ${folder}.`)
  mkdirSync(join(folder, 'complete'))
  return folder
}

/**
 * Sets up an Astro site with the same pages and looks as this one, no framework in the browser, and a small script that
 * changes the language.
 * @param folder a new folder inside that of `installAstro`
 * @throws where the content is wrong
 */
export async function layOutAstro(contentFolder: string, folder: string): Promise<void> {
  cpSync('bench/astro', folder, { recursive: true })
  for (const name of componentFolders) cpSync(join('src', name), join(folder, 'src/own', name), { recursive: true })
  await writeAstroContent(contentFolder, folder)
}

/** Builds an Astro site into `dist` in its folder, in a process of its own, with nothing left of its last build. */
export function buildAstro(folder: string): Promise<ProgramRun> {
  for (const name of ['node_modules', '.astro', 'dist']) rmSync(join(folder, name), { recursive: true, force: true })
  return runProgram([join(installAstro(), 'node_modules/astro/astro.js'), 'build', '--silent'], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  })
}
