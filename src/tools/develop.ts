import type { ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import type { SourceCache } from '../content/check/recover/read-source.ts'
import { formatDiagnostics } from '../content/check/messages/format.ts'
import { todayInLisbon } from '../content/dates/lisbon.ts'
import { currentContent } from '../content/page/localise-event.ts'
import type { Page } from '../content/page/page.ts'
import { loadContentFolder, pictureFolderOf } from '../disk/load-content-folder.ts'
import { withOwnFonts } from '../generate/bundle/with-own-fonts.ts'
import { findAddress } from '../generate/hosting/find-address.ts'
import { contentType } from '../disk/content-type.ts'
import type { MadeFile } from '../generate/output/output.ts'
import { sitePictures } from '../generate/pictures/encode-images.ts'
import { filesOfContent, type MakeDocument } from '../generate/files-of-content.ts'

/** Every file of the site, made on request, at the address where a build would write it. */
type Site = ReadonlyMap<MadeFile[0], MadeFile[1]>

/** In milliseconds: an editor may still be writing, and the watcher misses a second change of a file within 50 ms. */
const settlingTime = 100

/**
 * Vite's development server for the content: the pages as a build would make them, by the same functions and at the
 * same addresses. While the content has errors the last good pages stay. Vite's overlay shows these, the terminal all.
 */
export function develop(folder: string): Plugin {
  const contentFolder = resolve(folder)
  const cache: SourceCache = new Map()
  let site: Site | undefined
  let overlay: ErrorPayload | undefined
  let reading = Promise.resolve()
  let settling: NodeJS.Timeout | undefined

  async function read(server: ViteDevServer): Promise<void> {
    try {
      const { content, diagnostics } = await loadContentFolder(contentFolder, { cache })
      if (diagnostics.length) server.config.logger.warn(formatDiagnostics(diagnostics), { timestamp: true })
      if (content) {
        const current = currentContent(content, todayInLisbon())
        const document: MakeDocument = (page, data, head) => developmentDocument(server, page, data, head)
        site = new Map(filesOfContent(current, await sitePictures(current, pictureFolderOf(contentFolder)), document))
      }
      overlay = content ? undefined : overlayOf(formatDiagnostics(diagnostics))
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      server.config.logger.error(failure, { timestamp: true })
      overlay = overlayOf(failure)
    }
    // Vite keeps a message without a listener for the first page that is opened, which would then load twice.
    if (server.ws.clients.size > 0) server.ws.send(overlay ?? { type: 'full-reload' })
  }

  async function answer(server: ViteDevServer, address: string, response: ServerResponse): Promise<void> {
    const send = (status: number, file: string, body: string | Uint8Array) =>
      void response.writeHead(status, { 'content-type': contentType(file) }).end(body)
    if (!site) return send(500, 'index.html', await waitingDocument(server))

    const files = site
    const found = await findAddress(address, async (name) => {
      const make = files.get(name)
      return make && { name, make }
    })
    if (found.status === 308) return void response.writeHead(308, { location: found.location }).end()
    if (found.file) send(found.status, found.file.name, await found.file.make())
  }

  return {
    name: 'content',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    // Scanned before the first visit. Otherwise Vite would find their packages during it, and reload the page.
    config: () => ({ optimizeDeps: { entries: ['src/site/shell/entry-client.tsx'] } }),
    // Vite serves fonts too late for `font-display: optional`. A host serves them with the page.
    transform: withOwnFonts.transform,
    closeBundle: () => clearTimeout(settling),
    async configureServer(server) {
      server.watcher.add(contentFolder)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(contentFolder + sep)) return
        clearTimeout(settling)
        settling = setTimeout(() => {
          reading = reading.then(() => read(server))
        }, settlingTime)
      })
      server.ws.on('connection', (socket) => {
        if (overlay) socket.send(JSON.stringify(overlay))
      })
      await read(server)
      return () => {
        server.middlewares.use((request, response, pass) => {
          answer(server, request.url ?? '/', response).catch((error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            pass(error)
          })
        })
      }
    },
  }
}

const overlayOf = (message: string): ErrorPayload => ({ type: 'error', err: { message, stack: '' } })

const rendererFile = '/src/site/shell/entry-server.tsx'

/** A page's document in development: a build's HTML and head, scripts from their sources. A CSP would break Vite. */
async function developmentDocument(server: ViteDevServer, page: Page, data: string, head: string): Promise<string> {
  const { documentHtml } = (await server.ssrLoadModule(rendererFile)) as typeof import('../site/shell/entry-server.tsx')
  // The styles of the blocks follow with their components.
  const sources =
    '<link rel="stylesheet" href="/src/site/styles/index.css">\n<script type="module" src="/src/site/shell/entry-inline.ts"></script>'
  // Eager, so that Vite can update a component in its place.
  const shell = { program: '/src/site/shell/entry-client.tsx', eager: true }
  return server.transformIndexHtml(page.path, documentHtml(page, shell, head + sources, data))
}

/** Shown while there is no valid content yet: nothing but Vite's overlay. */
const waitingDocument = (server: ViteDevServer): Promise<string> =>
  server.transformIndexHtml('/', '<!doctype html><html lang="pt"><head><meta charset="utf-8"></head></html>')
