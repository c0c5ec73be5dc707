import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { lookup } from 'mrmime'
import type { Plugin, ViteDevServer } from 'vite'
import { calendarFiles } from '../calendar/calendar-file.ts'
import { pictureFiles, type Content } from '../content/content.ts'
import { formatDiagnostics } from '../content/diagnostics/format.ts'
import type { PictureLookup } from '../content/localise/localise.ts'
import { emptyFolderCache, loadContentFolder, pictureFolderOf } from '../files/load-content-folder.ts'
import { foundFiles } from '../metadata/metadata-files.ts'
import { siteColours } from '../metadata/site-colours.ts'
import { escapeHtml } from '../site/document.ts'
import { pageDataAddress } from '../site/page-data.ts'
import { developmentDocument } from './development-document.ts'
import { filesStamp, folderStamp } from './file-stamps.ts'
import { notFoundData, pageData } from './page-files.ts'
import { sitePictures } from './site-pictures.ts'

/** The content as it last was right, ready to serve. */
interface GoodContent {
  readonly content: Content
  readonly picture: PictureLookup
  /** Where on the disk the picture of an address is. */
  readonly pictureSources: ReadonlyMap<string, string>
  /** Which pictures these are, and in what state: as long as it is the same there is nothing to draw. */
  readonly pictureStamp: string
}

/**
 * Vite's development server for the content: the pages as a build would make them, by the same functions. While the
 * content is wrong the last good pages stay, and the problems show in the terminal and over the page.
 * @param folder the content folder
 */
export function develop(folder: string): Plugin {
  const contentFolder = resolve(folder)
  let good: GoodContent | undefined
  let complaint: string | undefined
  let reading = Promise.resolve()
  const cache = emptyFolderCache()

  async function read(server: ViteDevServer): Promise<void> {
    // An editor that is still writing shows half a file, and the watcher need not tell when it has finished.
    const stamp = folderStamp(contentFolder)
    const { content, diagnostics } = await loadContentFolder(contentFolder, {}, cache)
    if (folderStamp(contentFolder) !== stamp) return read(server)
    const report = formatDiagnostics(diagnostics)
    if (diagnostics.length) server.config.logger.warn(report, { timestamp: true })
    complaint = content ? undefined : report
    if (content) good = await drawn(content, pictureFolderOf(contentFolder), good)
    tell(server)
  }

  function tell(server: ViteDevServer): void {
    if (complaint) return server.ws.send({ type: 'error', err: { message: complaint, stack: '' } })
    // An update of nothing is how Vite's client is told to take its error away.
    server.ws.send({ type: 'update', updates: [] })
    server.ws.send('content-changed')
  }

  return {
    name: 'content',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      const follow = () =>
        (reading = reading.then(() => read(server)).catch((error: unknown) => tellError(server, error)))
      server.watcher.add(contentFolder)
      server.watcher.on('all', (_event, file) => void (file.startsWith(contentFolder + sep) && follow()))
      server.ws.on('connection', () => void (complaint && tell(server)))
      await follow()
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          answer(server, path, response).catch((error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          })
        })
      }
    },
  }

  async function answer(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (!good) return void send(500, 'text/html; charset=utf-8', await complaintDocument(server, complaint ?? ''))

    const { content, picture, pictureSources } = good
    const source = pictureSources.get(path)
    if (source) return void response.end(await readFile(source))
    const file = extname(path) ? (await otherFiles(good)).get(path) : undefined
    if (file) return void response.writeHead(200, { 'content-type': lookup(path) ?? '' }).end(file)

    const written = content.pages.find(({ page }) => page.path === path || pageDataAddress(page.path) === path)
    const data = written ? pageData(content, written.page, picture) : notFoundData(content)
    if (path === pageDataAddress(data.pt.path)) return void send(200, 'application/json', JSON.stringify(data))
    send(written ? 200 : 404, 'text/html; charset=utf-8', await developmentDocument(server, data))
  }
}

async function drawn(content: Content, pictureFolder: string, before?: GoodContent): Promise<GoodContent> {
  const pictureStamp = filesStamp(pictureFolder, pictureFiles(content))
  if (before?.pictureStamp === pictureStamp) return { ...before, content }
  const { picture, outputs } = await sitePictures(content, pictureFolder)
  const pictureSources = new Map(outputs.map(({ path, source }) => [path, source]))
  return { content, picture, pictureSources, pictureStamp }
}

/** What a build puts beside the pages: icons, calendars and what search engines read. */
async function otherFiles({ content, picture }: GoodContent): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const pages = content.pages.flatMap(({ page }) => Object.values(pageData(content, page, picture)))
  const calendars = pages.flatMap((page) => [...calendarFiles(page, content.site)])
  return new Map([...(await foundFiles(content, siteColours())), ...calendars])
}

/** A page for when there is nothing good to show yet. It reloads by itself, by Vite's client. */
function complaintDocument(server: ViteDevServer, complaint: string): Promise<string> {
  return server.transformIndexHtml('/', `<!doctype html><meta charset="utf-8"><pre>${escapeHtml(complaint)}</pre>`)
}

function tellError(server: ViteDevServer, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
