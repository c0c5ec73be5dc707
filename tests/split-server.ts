import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'

export interface SplitServer {
  readonly url: string
  /** Sends what is left of the page. */
  finish(): void
  close(): void
}

/**
 * A connection that is as slow as a test wants: sends the beginning of a page, and the rest only when told to.
 * @param file the HTML of the page
 * @param until the last thing that is sent at first
 */
export async function splitServer(file: string, until: string): Promise<SplitServer> {
  const html = readFileSync(file, 'utf8')
  const at = html.indexOf(until) + until.length
  if (at < until.length) throw new Error(`${file} does not hold ${until}`)
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, at))
    waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('This machine gives no port to listen on.')
  return {
    url: `http://localhost:${bound.port}`,
    finish: () => waiting.splice(0).forEach((response) => response.end(html.slice(at))),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
