import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RequestRefusal, send, sendJson } from './http.ts'
import { setPolicy } from './policy.ts'
import type { EditorServices } from './editor-services.ts'
import { answerApi } from './routes.ts'
import { sendChanges } from './send-changes.ts'
import { newSecret, openSession, type EditorSession } from './session.ts'

/** What the browser loads: documents and the files that they name, by path without the session's prefix. */
export interface EditorFiles {
  /** @param nonce for the style elements that a library adds */
  readonly document: (name: 'app' | 'frame', nonce: string) => string
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly body: string | Uint8Array }>
}

export interface RunningEditor {
  readonly port: number
  readonly secret: string
  /** The one address that opens it. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves the editor, to this machine only.
 *
 * @param port 0 for any free port
 * @param secret the prefix of every address
 * @throws an operating system error if the port can't be had
 */
export async function startEditor(
  services: EditorServices,
  files: EditorFiles,
  port: number,
  secret = newSecret(),
): Promise<RunningEditor> {
  let session: EditorSession | undefined
  const server = createServer((request, response) => {
    answer(session, services, files, request, response).catch((error: unknown) => {
      // The client only learns that it failed; the terminal says why.
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, new RequestRefusal(500, 'diskFailed').refusal)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const bound = (server.address() as AddressInfo).port
  session = openSession(bound, secret)
  return {
    port: bound,
    secret,
    url: `http://localhost:${bound}${session.prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  session: EditorSession | undefined,
  services: EditorServices,
  files: EditorFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = session?.pathOf(request)
  const nonce = randomBytes(16).toString('base64')
  setPolicy(response, nonce, path === 'frame' ? 'self' : 'none')
  if (path === undefined) return send(response, 403, 'Forbidden', { 'Content-Type': 'text/plain' })
  if (request.method === 'GET') {
    if (path === '' || path === 'frame') {
      const html = files.document(path === 'frame' ? 'frame' : 'app', nonce)
      return send(response, 200, html, { 'Content-Type': 'text/html; charset=utf-8' })
    }
    if (path === 'api/changes') return sendChanges(services.store, response)
    const asset = files.assets.get(path)
    if (asset) return send(response, 200, asset.body, { 'Content-Type': asset.type })
  }
  if (!(await answerApi(services, path, request, response)))
    sendJson(response, 404, new RequestRefusal(404, 'notFound').refusal)
}
