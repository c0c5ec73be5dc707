import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from '../../site/shell/entry-server.tsx'
import { type Bundle, bundleSources } from './bundle.ts'
/** The program, bundled once for the whole site: it knows no page. */
export interface Program extends Omit<Bundle, 'renderer'> {
  readonly renderPage: typeof renderPage
}

/**
 * Bundles the program and loads its prerenderer.
 * @throws if it cannot be bundled; Vite has then printed why
 */
export async function bundleProgram(): Promise<Program> {
  const { renderer, ...rest } = await bundleSources()
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  try {
    const file = join(folder, 'renderer.mjs')
    await writeFile(file, renderer)
    const { renderPage } = (await import(pathToFileURL(file).href)) as Pick<Program, 'renderPage'>
    return { ...rest, renderPage }
  } finally {
    await rm(folder, { recursive: true })
  }
}
