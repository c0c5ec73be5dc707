import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { largestPicture, type Refusal, Refused } from '../protocol.ts'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { editorPolicy, framedBy, safetyHeaders } from '../../generate/hosting/headers.ts'
import { insertedStyles } from '../bundle-editor.ts'
import { contentType } from '../../disk/content-type.ts'
import { refusalOf } from './folder-store.ts'
import type { PictureView } from './pictures.ts'
import { newSecret, requestedPath, type StoredSession } from './session.ts'

/** What the browser loads: documents and the files that they name, by path without the session's prefix. */
export interface EditorFiles {
  readonly document: (name: 'app' | 'frame') => string
  readonly assets: ReadonlyMap<string, string | Uint8Array>
}

export interface RunningEditor extends StoredSession {
  /** The one address that opens it. */
  readonly url: string
  /** Whether another process serves it. */
  readonly isServedElsewhere?: boolean
  readonly close: () => Promise<void>
}

/**
 * Serves the editor, to this machine only.
 * @param services what the page may call, by name
 * @param port 0 for any free port
 * @param secret the prefix of every address
 * @throws an operating system error if the port can't be had
 */
export async function startEditor(
  services: { readonly methods: object; readonly pictureView: PictureView },
  files: EditorFiles,
  port: number,
  secret = newSecret(),
): Promise<RunningEditor> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refused)
        return sendJson(response, error.refusal.refused === 'badRequest' ? 400 : 422, error.refusal)
      // The client only learns that it failed; the terminal says why.
      console.error(error)
      if (response.headersSent) response.destroy()
      else
        sendJson(response, 500, { refused: error instanceof Error && 'syscall' in error ? refusalOf(error) : 'failed' })
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    port: bound,
    secret,
    url: `http://localhost:${bound}/${secret}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestedPath(request, secret)
    const headers = {
      ...safetyHeaders,
      'Content-Security-Policy': framedBy(editorPolicy('local', insertedStyles), path === 'frame' ? 'self' : 'none'),
      'Cache-Control': 'no-store',
    }
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
    if (path === undefined) {
      const isPage = request.headers.accept?.includes('text/html')
      if (!isPage) return sendJson(response, 403, { refused: 'otherAddress' } satisfies Refusal)
      return send(response, 403, otherAddress, { 'Content-Type': 'text/html; charset=utf-8' })
    }
    if (request.method === 'GET') {
      if (path === '' || path === 'frame') {
        const html = files.document(path === 'frame' ? 'frame' : 'app')
        return send(response, 200, html, { 'Content-Type': 'text/html; charset=utf-8' })
      }
      if (path === 'api/picture') return sendPicture(services.pictureView, request.url ?? '', response)
      const asset = files.assets.get(path)
      if (asset !== undefined) return send(response, 200, asset, { 'Content-Type': contentType(path) })
    }
    const [, name = ''] = /^api\/(\w+)$/.exec(path) ?? []
    if (request.method === 'POST' && name) return answerCall(services.methods, name, request, response)
    sendJson(response, 404, { refused: 'notFound' } satisfies Refusal)
  }
}

/** What a browser shows at an address that is no longer the editor's. */
const otherAddress = `<!doctype html>
<html lang="pt">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edição</title>
<p>Este endereço já não é o da edição. Abra o que o comando «npm run edit» mostra na janela onde o começou: o que ficou por guardar neste navegador aparece lá.</p>
<p lang="en">This is no longer the address of the editor. Open the one that the command “npm run edit” shows in its window: what was not saved in this browser appears there.</p>
`

async function sendPicture(view: PictureView, url: string, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(url, 'http://localhost')
  const width = Number(searchParams.get('width'))
  if (!Number.isInteger(width) || width < 1 || width > 4000) throw new Refused({ refused: 'badRequest' })
  const picture = await view(searchParams.get('name') ?? '', searchParams.get('version') ?? '', width)
  if (!picture) throw new Refused({ refused: 'notFound' })
  send(response, 200, picture, { 'Content-Type': 'image/webp' })
}

/** Bytes of arguments: enough for a history of weeks, which is sent as a whole. */
const largestCall = 40_000_000

/**
 * Answers `POST api/NAME`: calls the method of that name with the arguments that the request has as JSON. If the first
 * one is a file, it is the body, and the others are in the address.
 * @throws Refused if there is no such method, or it refuses
 */
async function answerCall(methods: object, name: string, request: IncomingMessage, response: ServerResponse) {
  const method: unknown = Object.hasOwn(methods, name) ? Reflect.get(methods, name) : undefined
  if (typeof method !== 'function') throw new Refused({ refused: 'notFound' })
  sendJson(response, 200, await method(...(await argumentsOf(request))))
}

async function argumentsOf(request: IncomingMessage): Promise<readonly unknown[]> {
  const type = request.headers['content-type']
  if (type === 'application/json') return listIn((await readBody(request, largestCall)).toString('utf8'))
  if (type !== 'application/octet-stream') throw new Refused({ refused: 'badRequest' })
  const others = new URL(request.url ?? '', 'http://localhost').searchParams.get('with')
  return [new Blob([await readBody(request, largestPicture)]), ...listIn(others ?? '')]
}

function listIn(json: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(json)
    if (Array.isArray(list)) return list
  } catch {
    // It is refused like any other text that is no list.
  }
  throw new Refused({ refused: 'badRequest' })
}

/** @param limit in bytes @throws Refused if the body may be longer. The page always says how long it is */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? Infinity) > limit) throw new Refused({ refused: 'tooLarge' })
  return buffer(request)
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, JSON.stringify(value), { 'Content-Type': 'application/json' })

function send(response: ServerResponse, status: number, body: string | Uint8Array, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body)
}
