import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { findKept, keepFiles } from '../../scripts/run/kept-files.js'
import { sourcesKey } from '../../scripts/run/sources-key.js'
import type { renderPage } from '../site/entry-server.tsx'
import type { Bundle } from './bundle.ts'
import { projectFolder } from './project-folder.ts'

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
  const folder = findKept('program', key) ?? keepBundle(key, await bundleElsewhere())
  const rest = deserialize(await readFile(join(folder, bundleName))) as Omit<Bundle, 'renderer'>
  // The prerenderer lies inside the project, so that it finds the project's packages.
  const renderer = (await import(pathToFileURL(join(folder, rendererName)).href)) as Pick<Program, 'renderPage'>
  return { ...rest, renderPage: renderer.renderPage }
}

function keepBundle(key: string, { renderer, ...rest }: Bundle): string {
  return keepFiles(
    'program',
    key,
    new Map<string, string | Uint8Array>([
      [rendererName, renderer],
      [bundleName, serialize(rest)],
    ]),
  )
}

/**
 * In a process of its own: it can use a second core while the content is checked, and the 230 MB that it takes are
 * freed only when a process ends.
 */
async function bundleElsewhere(): Promise<Bundle> {
  const child = fork(join(projectFolder, 'scripts/run.js'), ['bundle-process'], {
    cwd: projectFolder,
    execArgv: [],
    // Keeps maps and bytes what they are.
    serialization: 'advanced',
  })
  const bundled = once(child, 'message')
  const ended = once(child, 'exit').then(() => {
    throw new Error('The program could not be bundled.')
  })
  const [bundle] = (await Promise.race([bundled, ended])) as [Bundle]
  ended.catch(() => undefined)
  return bundle
}
