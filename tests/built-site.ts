import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import sirv from 'sirv'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../src/build/build-site.ts'
import { formatProblems } from '../src/content/format-problems.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site of `content/`, built once for all tests: `inject('site')`. Tests only read it. */
    readonly site: {
      /** Its address without a slash at the end. */
      readonly url: string
      /** Its files. */
      readonly folder: string
    }
  }
}

/** Builds the site and serves it for as long as the tests run. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'dist')
  await buildForVisitors(folder)

  const files = sirv(folder, { dev: true, extensions: ['html'] })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('This machine gives no port to listen on.')
  project.provide('site', { url: `http://127.0.0.1:${bound.port}`, folder })

  return async () => {
    server.close()
    server.closeAllConnections()
    await rm(parent, { recursive: true })
  }
}

/** Vite and React choose their production builds by `NODE_ENV`, which Vitest has set to what its tests need. */
async function buildForVisitors(folder: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const { built, problems } = await buildSite('content', folder)
  process.env['NODE_ENV'] = before
  if (!built) throw new Error(formatProblems(problems))
}
