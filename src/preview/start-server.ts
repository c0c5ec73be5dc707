import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { applies, type HeaderRule } from '../hosting/headers.ts'
import { parseHeadersFile } from '../hosting/headers-file.ts'
import { hostFiles } from '../hosting/host-files.ts'
import { findFile } from './find-file.ts'
import { createSender } from './send-file.ts'
import { StartError, type StartFacts } from './start-error.ts'

export interface ServerOptions {
  /** The folder of a built site. It may be built anew while it is served. */
  readonly folder: string
  /** 0 for any that is free. */
  readonly port: number
}

export interface RunningServer {
  /** The address of the site, without a slash at the end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves a built site to this machine the way a static host would: addresses without `.html`, `404.html` for what is not
 * there, the headers of the site's `_headers` file, compression, and conditional requests.
 *
 * @throws StartError where there is no site, or the port can't be had
 */
export async function startServer({ folder, port }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new StartError('noSite', { folder, port })
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError('noPort', { folder, port })
  const sendFile = createSender()
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, { folder, port })))
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  return {
    url: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  /** A build that replaces the site takes the files away that a request was about to read: then it reads the new ones. */
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const root = await realpath(folder)
    try {
      await answer(root, request, response)
    } catch (error) {
      if ((await realpath(folder)) === root) throw error
      await respond(request, response)
    }
  }

  async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query] = (request.url ?? '').split(/\?(.*)/s)
    for (const rule of await headerRulesOf(root)) {
      if (applies(rule, path)) response.setHeaders(new Map(Object.entries(rule.headers)))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const found = await findFile(root, path)
    if (found.kind === 'redirect') {
      const address = query ? `${found.to}?${query}` : found.to
      response.writeHead(308, { Location: address, 'Cache-Control': 'no-cache' }).end()
    } else if (found.kind === 'file') {
      await sendFile(found.file, 200, request, response)
    } else {
      response.removeHeader('Cache-Control')
      await sendFile(join(root, '404.html'), 404, request, response)
    }
  }
}

/** Read at each request, since a build may have replaced the site. A host sends nothing of its own where there is none. */
async function headerRulesOf(root: string): Promise<readonly HeaderRule[]> {
  const file = join(root, hostFiles.headers)
  return existsSync(file) ? parseHeadersFile(await readFile(file, 'utf8')) : []
}

function startError(error: NodeJS.ErrnoException, facts: StartFacts): Error {
  if (error.code === 'EADDRINUSE') return new StartError('portTaken', facts)
  if (error.code === 'EACCES') return new StartError('portNotAllowed', facts)
  return error
}
