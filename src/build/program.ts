import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from '../site/entry-server.tsx'
import type { Bundle } from './bundle.ts'
import { projectFolder } from './project-folder.ts'

/** The program, bundled once for the whole site: it knows no page. */
export interface Program extends Omit<Bundle, 'renderer'> {
  readonly renderPage: typeof renderPage
}

/**
 * Bundles the program, in a process of its own: on a second core while the content is checked, and with 230 MB that only
 * the end of a process gives back.
 * @throws when it can't be bundled; why, Vite has then said on the terminal
 */
export async function bundleProgram(): Promise<Program> {
  const { renderer, ...rest } = await bundleElsewhere()
  return { ...rest, renderPage: await importRenderer(renderer) }
}

async function bundleElsewhere(): Promise<Bundle> {
  const child = fork(join(projectFolder, 'src/build/bundle-process.ts'), {
    cwd: projectFolder,
    execArgv: ['--import', pathToFileURL(join(projectFolder, 'scripts/typescript.js')).href],
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

/** Imports the prerenderer from a file inside the project, so that it finds the project's packages. */
async function importRenderer(code: string): Promise<typeof renderPage> {
  const folder = await mkdtemp(join(projectFolder, 'node_modules/.prerender-'))
  try {
    const file = join(folder, 'render.mjs')
    await writeFile(file, code)
    return ((await import(pathToFileURL(file).href)) as { renderPage: typeof renderPage }).renderPage
  } finally {
    await rm(folder, { recursive: true })
  }
}
