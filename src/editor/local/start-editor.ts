import { type ServerResponse, createServer, type IncomingMessage } from 'node:http'
import { type Refusal, Refused } from '../protocol.ts'
import type { AddressInfo } from 'node:net'
import { editorPolicy, framedBy } from '../../generate/hosting/content-policy.ts'
import { safetyHeaders } from '../../generate/hosting/headers.ts'
import { insertedStyles } from '../bundle-editor.ts'
import { refusalOf } from './folder-store.ts'
import { answerCall, send, sendJson } from './http.ts'
import type { PictureView } from './pictures.ts'
import { newSecret, openSession } from './session.ts'

const policy = editorPolicy('local', insertedStyles)

/** The headers of every answer of the editor. */
function setHeaders(response: ServerResponse, framing: 'none' | 'self'): void {
  const headers = {
    ...safetyHeaders,
    'Content-Security-Policy': framedBy(policy, framing),
    'Cache-Control': 'no-store',
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

interface EditorServices {
  /** What the page may call, by name. */
  readonly methods: object
  readonly pictureView: PictureView
}

/** What the browser loads: documents and the files that they name, by path without the session's prefix. */
export interface EditorFiles {
  readonly document: (name: 'app' | 'frame') => string
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly body: string | Uint8Array }>
}

export interface RunningEditor {
  readonly port: number
  readonly secret: string
  /** The one address that opens it. */
  readonly url: string
  /** Whether another process serves it. */
  readonly isServedElsewhere?: boolean
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
  let session: ReturnType<typeof openSession> | undefined
  const server = createServer((request, response) => {
    answer(session, services, files, request, response).catch((error: unknown) => {
      if (error instanceof Refused) return sendJson(response, statusOf(error.refusal), error.refusal)
      // The client only learns that it failed; the terminal says why.
      console.error(error)
      if (response.headersSent) response.destroy()
      else
        sendJson(response, 500, { refused: error instanceof Error && 'syscall' in error ? refusalOf(error) : 'failed' })
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

const statusOf = ({ refused }: Refusal): number => (refused === 'badRequest' ? 400 : 422)

/** What a browser shows at an address that is no longer the editor's. */
const otherAddress = `<!doctype html>
<html lang="pt">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edição</title>
<p>Este endereço já não é o da edição. Abra o que o comando «npm run edit» mostra na janela onde o começou: o que ficou por guardar neste navegador aparece lá.</p>
<p lang="en">This is no longer the address of the editor. Open the one that the command “npm run edit” shows in its window: what was not saved in this browser appears there.</p>
</html>
`

async function answer(
  session: ReturnType<typeof openSession> | undefined,
  services: EditorServices,
  files: EditorFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = session?.pathOf(request)
  setHeaders(response, path === 'frame' ? 'self' : 'none')
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
    if (asset) return send(response, 200, asset.body, { 'Content-Type': asset.type })
  }
  const [, name = ''] = /^api\/(\w+)$/.exec(path) ?? []
  if (request.method === 'POST' && name) return answerCall(services.methods, name, request, response)
  sendJson(response, 404, { refused: 'notFound' } satisfies Refusal)
}

async function sendPicture(view: PictureView, url: string, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(url, 'http://localhost')
  const width = Number(searchParams.get('width'))
  if (!Number.isInteger(width) || width < 1 || width > 4000) throw new Refused({ refused: 'badRequest' })
  const picture = await view(searchParams.get('name') ?? '', searchParams.get('version') ?? '', width)
  if (!picture) throw new Refused({ refused: 'notFound' })
  send(response, 200, picture, { 'Content-Type': 'image/webp' })
}
