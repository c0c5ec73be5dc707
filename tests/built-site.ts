import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../src/build/build-site.ts'
import { formatDiagnostics } from '../src/content/diagnostics/format.ts'
import { startServer } from '../src/preview/start-server.ts'
import { testSite } from './site.ts'

/** A page that a build has made. */
export interface BuiltPage {
  /** Its address, from the slash on: `/` or `/biodanza`. */
  readonly path: string
  /** The name of its files without their endings: `index` or `biodanza`. */
  readonly name: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site of `tests/site/`, built once for all tests: `inject('site')`. Tests only read it. */
    readonly site: {
      /** Its address without a slash at the end. */
      readonly url: string
      /** Its files. */
      readonly folder: string
      /** Every page that the build has made, except the not-found page. */
      readonly pages: readonly BuiltPage[]
    }
  }
}

/** Builds the site and serves it for as long as the tests run. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'dist')
  await buildForVisitors(folder)

  const { url, close } = await startServer({ folder, port: 0 })
  project.provide('site', { url, folder, pages: pagesIn(folder) })

  return async () => {
    await close()
    await rm(parent, { recursive: true })
  }
}

function pagesIn(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.html'.length))
    .toSorted()
    .map((name) => ({ path: name === 'index' ? '/' : `/${name}`, name }))
}

/** Vite and React choose their production builds by `NODE_ENV`, which Vitest has set to what the tests need. */
async function buildForVisitors(folder: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const { built, diagnostics } = await buildSite(testSite, folder)
  process.env['NODE_ENV'] = before
  if (!built) throw new Error(formatDiagnostics(diagnostics))
}
