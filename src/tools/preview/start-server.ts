import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { contentType } from '../../disk/content-type.ts'
import { findAddress, type AddressAnswer, hostFiles } from '../../generate/hosting/find-address.ts'
import { recoverOutput } from '../../generate/output/output.ts'
import { applies, type HeaderRule } from '../../generate/hosting/headers.ts'
import { parseHeadersFile } from '../../generate/hosting/hosting-files.ts'

/**
 * Finds the file of a request in the folder of a built site.
 * @returns only files under their real names: links are missing, and so is another spelling of a name that Windows or macOS
 *   would take for the same
 */
function findFile(folder: string, path: string): Promise<AddressAnswer<string>> {
  return findAddress(path, (name) => placeInside(folder, name))
}

async function placeInside(folder: string, name: string): Promise<string | undefined> {
  try {
    const [root, place] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    return place === join(root, name) && (await stat(place)).isFile() ? place : undefined
  } catch {
    return undefined
  }
}

/** A complete response that has not been sent yet. */
interface Reply {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body?: Buffer
}

/** Compressed files by content, for all servers: brotli's highest level, which a CDN uses ahead of time, takes long. */
const compressed = new Map<string, Promise<Buffer>>()

/** The editor's program alone is larger. At brotli's highest level it would take three seconds, at 9 a tenth of that. */
const largest = 256 * 1024

/** Answers a request with a file. */
async function fileReply(file: string, status: 200 | 404, accepted = ''): Promise<Reply> {
  const bytes = await readFile(file)
  const type = contentType(file)
  const isText = /charset|json|xml/.test(type)
  const headers = { 'Content-Type': type, ...(isText && { Vary: 'Accept-Encoding' }) }
  if (!isText || !/\bbr\b/.test(accepted))
    return { status, headers: { ...headers, 'Content-Length': bytes.length }, body: bytes }
  const key = createHash('sha256').update(bytes).digest('base64')
  const quality = bytes.length > largest ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const compressing = compressed.get(key) ?? promisify(brotliCompress)(bytes, { params })
  compressed.set(key, compressing)
  const body = await compressing
  return { status, headers: { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.length }, body }
}

/** In milliseconds. */
const pause = 50

interface StartFacts {
  readonly folder: string
  readonly port: number
}

/** Why the preview cannot start. Its message for whoever started it is in `failureMessages`, under the same name. */
export class StartError extends Error {
  readonly kind: 'noSite' | 'portTaken' | 'portNotAllowed' | 'noPort'
  readonly facts: StartFacts

  constructor(kind: StartError['kind'], facts: StartFacts) {
    super(`${kind}: ${facts.folder}, port ${facts.port}`)
    this.kind = kind
    this.facts = facts
  }
}

interface ServerOptions {
  /** The folder of a built site. It may be built anew while it is served. */
  readonly folder: string
  /** 0 for any free port. */
  readonly port: number
}

export interface RunningServer {
  /** The address of the site, without a slash at the end. */
  readonly url: string
  /** Resolves once nothing reads the folder any more. */
  readonly close: () => Promise<void>
}

/**
 * Serves a built site to this machine as a static host would: addresses without `.html`, `404.html` for missing files, the
 * headers of the `_headers` file, and compression.
 *
 * @throws StartError if there is no site, or the port is taken
 */
export async function startServer({ folder, port }: ServerOptions): Promise<RunningServer> {
  recoverOutput(folder)
  if (!existsSync(join(folder, 'index.html'))) throw new StartError('noSite', { folder, port })
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError('noPort', { folder, port })
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, { folder, port })))
    server.listen(port, '127.0.0.1', resolve)
  })
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

  async function answer(request: IncomingMessage): Promise<Reply> {
    const [path = '', query] = (request.url ?? '').split(/\?(.*)/s)
    const rules = (await headerRulesOf(folder)).filter((rule) => applies(rule, path))
    const { 'Cache-Control': cacheControl = 'no-cache', ...headers }: OutgoingHttpHeaders = Object.fromEntries(
      rules.flatMap((rule) => Object.entries(rule.headers)),
    )
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } }
    }
    const found = await findFile(folder, path)
    if (found.kind === 'redirect') {
      const address = query ? `${found.to}?${query}` : found.to
      return { status: 308, headers: { ...headers, Location: address, 'Cache-Control': 'no-cache' } }
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const reply =
      found.kind === 'file'
        ? await fileReply(found.file, 200, accepted)
        : await fileReply(join(folder, '404.html'), 404, accepted)
    const policy = found.kind === 'file' ? cacheControl : 'no-cache'
    return { ...reply, headers: { ...headers, 'Cache-Control': policy, ...reply.headers } }
  }
}

/**
 * Read at each request, since a build may have replaced the site. A host sends nothing of its own where there is none.
 */
async function headerRulesOf(root: string): Promise<readonly HeaderRule[]> {
  const file = join(root, hostFiles.headers)
  return existsSync(file) ? parseHeadersFile(await readFile(file, 'utf8')) : []
}

function startError(error: NodeJS.ErrnoException, facts: StartFacts): Error {
  if (error.code === 'EADDRINUSE') return new StartError('portTaken', facts)
  if (error.code === 'EACCES') return new StartError('portNotAllowed', facts)
  return error
}
