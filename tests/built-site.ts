import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { TestProject } from 'vitest/node'
import { defaultLanguage, pageAt } from '../src/content/model/language.ts'
import { leadsOn } from '../src/tools/audit/built-pages.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { type RunningServer, startServer } from '../src/tools/preview/start-server.ts'
import { testSite } from './site.ts'
import { mistakesInTestSite } from './site-mistakes.ts'

/** A page that a build has made. `addressIn` gives its address in English. */
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
      /** Every page that the build has made, except the not-found page and those that only lead on. */
      readonly pages: readonly BuiltPage[]
    }
  }
}

/** What all projects of a run share: each loads this file for itself, in the one process. */
const shared = globalThis as { siteOfTests?: Promise<RunningServer & { folder: string }> | undefined; users?: number }

/** Builds the site and serves it for as long as the tests run. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  shared.users = (shared.users ?? 0) + 1
  const { url, folder, close } = await (shared.siteOfTests ??= buildAndServe())
  project.provide('site', { url, folder, pages: pagesIn(folder) })

  return async () => {
    shared.users = (shared.users ?? 0) - 1
    if (shared.users > 0) return
    shared.siteOfTests = undefined
    await close()
  }
}

async function buildAndServe(): Promise<RunningServer & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'dist')
  const wrong = await buildForVisitors(folder).catch((error: unknown) => inspect(error))
  if (wrong !== '') {
    await rm(parent, { recursive: true })
    // Vitest would show what is thrown here last, below 'No test files found' and everything that it has looked for.
    console.error(`${wrong}\n`)
    process.exit(1)
  }
  const { url, close } = await startServer({ folder, port: 0 })
  return {
    url,
    folder,
    async close() {
      await close()
      await rm(parent, { recursive: true })
    },
  }
}

function pagesIn(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !leadsOn(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.html'.length))
    .toSorted()
    .map((name) => ({ path: name === 'index' ? '/' : `/${name}`, name }))
    .filter(({ path }) => pageAt(path).language === defaultLanguage)
}

/** Returns what stops the build, or nothing. */
async function buildForVisitors(folder: string): Promise<string> {
  // Vite and React choose their production builds by `NODE_ENV`, which Vitest has set to what the tests need.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const { built } = await buildSite(testSite, folder)
  process.env['NODE_ENV'] = before
  return built ? '' : mistakesInTestSite()
}
