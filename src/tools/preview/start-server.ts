import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { contentType } from '../../disk/content-type.ts'
import { findAddress, hostFiles } from '../../generate/hosting/find-address.ts'
import { recoverOutput } from '../../generate/output/output.ts'
import { applies } from '../../generate/hosting/headers.ts'
import { parseHeadersFile } from '../../generate/hosting/hosting-files.ts'

/** Compressed files by content, for all servers: brotli's highest level, which a CDN uses ahead of time, takes long. */
const compressed = new Map<string, Promise<Buffer>>()

/** The editor's program alone is larger. At brotli's highest level it would take three seconds, at 9 a tenth of that. */
const largest = 256 * 1024

/** A file as it is sent: its headers, and its bytes, compressed if the client allows it. */
async function sentFile(file: string, accept = ''): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  const bytes = await readFile(file)
  const type = contentType(file)
  const isText = /charset|json|xml/.test(type)
  const headers = { 'Content-Type': type, ...(isText && { Vary: 'Accept-Encoding' }) }
  if (!isText || !/\bbr\b/.test(accept)) return { headers: { ...headers, 'Content-Length': bytes.length }, body: bytes }
  const key = hash('sha256', bytes)
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > largest ? 9 : constants.BROTLI_MAX_QUALITY }
  const compressing = compressed.get(key) ?? promisify(brotliCompress)(bytes, { params })
  compressed.set(key, compressing)
  const body = await compressing
  return { headers: { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.length }, body }
}

/** In milliseconds. */
const pause = 50

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/**
 * Serves a built site to this machine as a static host would: addresses without `.html`, `404.html` for missing files, the
 * headers of the `_headers` file, and compression.
 * @param folder of the site, which may be built anew while it is served
 * @param port 0 for any free one
 * @returns the address of the site, without a slash at the end, and what closes it once nothing reads the folder any more
 * @throws what the system throws: there is no site, the port is taken, or it is none
 */
export async function startServer({ folder, port }: { readonly folder: string; readonly port: number }) {
  recoverOutput(folder)
  await stat(join(folder, 'index.html'))
  const answering = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const answered: Promise<void> = respond(request, response)
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
      .finally(() => answering.delete(answered))
    answering.add(answered)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const bound = server.address()
  return {
    url: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await Promise.all(answering)
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Between the two renames of a build, which take less than a millisecond, there is no site.
    const { status, headers, body } = await answer(request).catch(() => wait(pause).then(() => answer(request)))
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /** A complete response that has not been sent yet. */
  async function answer({ url: address = '', method = '', headers: { 'accept-encoding': accept } }: IncomingMessage) {
    const [path = ''] = address.split('?')
    // Read at each request, since a build may have replaced the site. A host sends nothing of its own where there is none.
    const text = await readFile(join(folder, hostFiles.headers), 'utf8').catch(() => '')
    const rules = parseHeadersFile(text).filter((rule) => applies(rule, path))
    const { 'Cache-Control': cacheControl = 'no-cache', ...headers }: OutgoingHttpHeaders = Object.fromEntries(
      rules.flatMap((rule) => Object.entries(rule.headers)),
    )
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } }
    const found = await findAddress(address, async (name) => {
      const file = join(folder, name)
      return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined
    })
    if (found.status === 308)
      return { status: 308, headers: { ...headers, Location: found.location, 'Cache-Control': 'no-cache' } }
    if (!found.file) throw new Error(`There is no site in ${folder}.`)
    const { headers: ofFile, body } = await sentFile(found.file, String(accept))
    const policy = found.status === 200 ? cacheControl : 'no-cache'
    return { status: found.status, headers: { ...headers, 'Cache-Control': policy, ...ofFile }, body }
  }
}
