import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface PartialSiteOptions {
  /** The site, without a slash at the end. */
  readonly site: string
  /** Paths that never arrive, as if a filter blocked them. */
  readonly withhold?: Pick<RegExp, 'test'>
  /** Makes a path wait, as on a slow connection, until the promise resolves. */
  readonly hold?: (path: string) => Promise<unknown> | undefined
  /** What becomes of a text (a document, data, a script) on its way. */
  readonly alter?: (text: string, path: string) => string
}

export interface PartialSite {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Serves a site as it reaches somebody who doesn't get all of it. */
export async function servePartly({ site, withhold, hold, alter }: PartialSiteOptions): Promise<PartialSite> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', site)
    await hold?.(pathname)
    if (withhold?.test(pathname)) response.writeHead(403).end()
    else await passOn(site + request.url, pathname, response, alter)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('This machine gives no port to listen on.')
  return {
    url: `http://127.0.0.1:${bound.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function passOn(
  address: string,
  path: string,
  response: ServerResponse,
  alter: PartialSiteOptions['alter'],
): Promise<void> {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isText = /^text\/|json|javascript/.test(type)
  const headers = ['content-type', 'content-security-policy'].flatMap((name) => {
    const value = answer.headers.get(name)
    return value ? [[name, value] as const] : []
  })
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(alter && isText ? alter(bytes.toString(), path) : bytes)
}
