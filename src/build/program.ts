import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { bundleArguments } from '../../scripts/run/bundle-arguments.js'
import { findKept, keepFiles } from '../../scripts/run/kept-files.js'
import { sourcesKey } from '../../scripts/run/sources-key.js'
import type { renderPage } from '../site/entry-server.tsx'
import type { Bundle } from './bundle.ts'

/** The program, bundled once for the whole site: it knows no page. */
export interface Program extends Omit<Bundle, 'renderer'> {
  readonly renderPage: typeof renderPage
}

const rendererName = 'renderer.mjs'
const bundleName = 'bundle'

/**
 * The program in the present state of its sources: it is bundled once for each state, and cached.
 * @throws if it cannot be bundled; Vite has then printed why
 */
export async function bundleProgram(): Promise<Program> {
  const key = sourcesKey()
  const folder = findKept('program', key) ?? (await bundleElsewhere(key))
  const rest = deserialize(await readFile(join(folder, bundleName))) as Omit<Bundle, 'renderer'>
  // The prerenderer lies inside the project, so that it finds the project's packages.
  const renderer = (await import(pathToFileURL(join(folder, rendererName)).href)) as Pick<Program, 'renderPage'>
  return { ...rest, renderPage: renderer.renderPage }
}

/** Caches a bundle for `bundleProgram`, as the program in the state of the sources that the key stands for. */
export function keepBundle(key: string, { renderer, ...rest }: Bundle): void {
  keepFiles(
    'program',
    key,
    new Map<string, string | Uint8Array>([
      [rendererName, renderer],
      [bundleName, serialize(rest)],
    ]),
  )
}

/** Uses a second core while the content is checked. */
async function bundleElsewhere(key: string): Promise<string> {
  await once(spawn(process.execPath, bundleArguments(key, ['program']), { stdio: 'inherit' }), 'exit')
  const folder = findKept('program', key)
  if (!folder) throw new Error('The program could not be bundled.')
  return folder
}
