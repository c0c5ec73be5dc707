import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type RawResponse, rawRequest } from '../../../../tests/raw-request.ts'
import { headerRules } from '../../../generate/hosting/headers.ts'
import { headersFile } from '../../../generate/hosting/hosting-files.ts'
import { type RunningServer, startServer } from '../start-server.ts'
/** What the served pages allow themselves. */
export const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }
/** The home page that is served. */
export const servedHome = `<!doctype html><title>Início</title>${'<p>Olá. '.repeat(100)}`

export interface ServedFolder {
  /** The folder that is served, which lies beside a secret in `around`. */
  readonly folder: string
  readonly around: string
  server(): RunningServer
  get(path: string, headers?: Record<string, string>, from?: RunningServer, method?: string): Promise<RawResponse>
}

/** One folder, served for the tests of a file. */
export function servedForTests(): ServedFolder {
  const around = mkdtempSync(join(tmpdir(), 'served-'))
  const folder = join(around, 'dist')
  let server: RunningServer
  const write = (name: string, content: string): void => {
    const file = join(around, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  beforeAll(async () => {
    write('secret.txt', 'secret')
    write('dist-other/secret.txt', 'secret')
    write('dist/index.html', servedHome)
    write('dist/biodanza.html', '<title>Biodanza</title>')
    write('dist/404.html', '<title>404</title>')
    write('dist/index.json', '{}')
    write('dist/assets/main-a1b2c3.js', 'export {}')
    write('dist/images/sala-a1b2c3d4-480.avif', 'avif')
    write('dist/calendar.ics', 'BEGIN:VCALENDAR')
    write('dist/fonte.woff2', 'woff2')
    write('dist/.well-known/security.txt', 'Contact:')
    write('dist/.secret', 'secret')
    write('dist/_headers', headersFile(headerRules(inline)))
    write('dist/nginx.conf', 'secret')
    server = await startServer({ folder, port: 0 })
  })
  afterAll(async () => {
    await server.close()
    rmSync(around, { recursive: true })
  })
  return {
    folder,
    around,
    server: () => server,
    get: (path, headers = {}, from = server, method = 'GET') => rawRequest(from.url, path, { method, headers }),
  }
}
