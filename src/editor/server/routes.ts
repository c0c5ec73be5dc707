import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type ContentSnapshot,
  largestPicture,
  type OutsideChange,
  type PictureSize,
  type Saved,
  type SavedPicture,
  type SaveRequest,
  type VersionedPicture,
} from '../protocol.ts'
import { isPictureName, isYamlName, pictureFolder } from '../../files/content-names.ts'
import { type ContentStore, StoreRefusal } from './content-store.ts'
import { versionOf } from './folder-store.ts'
import { readBody, readJson, RequestRefusal, send, sendJson } from './http.ts'
import type { Keepsake } from './keepsake.ts'
import { takePicture } from './picture-intake.ts'
import { answerPublishing } from './publish/publish-routes.ts'
import type { Publisher } from './publish/publisher.ts'

/** What the routes work on. */
export interface EditorServices {
  readonly store: ContentStore
  readonly keepsake: Keepsake
  readonly publisher: Publisher
  /** What the check has to know of a picture. */
  readonly factsOf: (bytes: Buffer) => Promise<VersionedPicture['facts']>
  /** A picture as the frame shows it, at most so many pixels wide. */
  readonly previewOf: (bytes: Buffer, version: string, width: number) => Promise<Buffer>
}

/** Bytes. A page of two hundred blocks has a tenth of it. */
const largestText = 2_000_000
const largestHistory = 40_000_000

type Route = (
  services: EditorServices,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
) => Promise<void>

/** By method and by the first two names of the path. */
const routes: Readonly<Record<string, Route>> = {
  'GET api/content': async (services, _request, response) => sendJson(response, 200, await snapshot(services)),
  'PUT api/files': saveFile,
  'PUT api/pictures': savePicture,
  'DELETE api/pictures': removePicture,
  'GET api/pictures': async ({ store, publisher, previewOf }, request, response, name) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams
    const width = Number(query.get('width') ?? 1600)
    if (!Number.isInteger(width) || width < 1 || width > 4000) throw new RequestRefusal(400, 'badRequest')
    const version = query.get('version') ?? ''
    // A picture that was published may be another one by now, or gone.
    const published = await publisher.picture(version)
    const stored = published || !isPictureName(name) ? undefined : await store.read(pictureFolder + name)
    const bytes = published ?? stored?.bytes
    if (!bytes) throw new RequestRefusal(404, 'notFound')
    send(response, 200, await previewOf(bytes, stored?.version ?? version, width), { 'Content-Type': 'image/webp' })
  },
  'GET api/history': async ({ keepsake }, _request, response) => {
    send(response, 200, (await keepsake.history()) ?? 'null', { 'Content-Type': 'application/json' })
  },
  'PUT api/history': async ({ keepsake }, request, response) => {
    await keepsake.keepHistory(JSON.stringify(await readJson(request, largestHistory)))
    sendJson(response, 200, {})
  },
}

/**
 * Answers one request to the editor's interface.
 *
 * @param path behind the session's prefix: `api/files/home.yaml`
 * @returns false where there is no such route
 */
export async function answerApi(
  services: EditorServices,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [first = '', second = '', name = '', ...more] = path.split('/')
  if (more.length > 0) return false
  const key = `${request.method} ${first}/${second}`
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined
  try {
    if (!route) return await answerPublishing(services.publisher, key, decodeName(name), request, response)
    await route(services, request, response, decodeName(name))
  } catch (error) {
    if (error instanceof RequestRefusal) sendJson(response, error.status, error.refusal)
    else if (error instanceof StoreRefusal) await sendStoreRefusal(services.store, error, decodeName(name), response)
    else throw error
  }
  return true
}

async function snapshot({ store, factsOf }: EditorServices): Promise<ContentSnapshot> {
  const files: Record<string, ContentSnapshot['files'][string]> = {}
  const pictures: Record<string, VersionedPicture> = {}
  for (const name of (await store.list()).keys()) {
    const stored = await store.read(name)
    if (!stored) continue
    const { bytes, version } = stored
    if (isYamlName(name)) files[name] = { text: bytes.toString('utf8'), version }
    else pictures[name.slice(pictureFolder.length)] = { facts: await factsOf(bytes), version }
  }
  return { files, pictures }
}

async function saveFile({ store }: EditorServices, request: IncomingMessage, response: ServerResponse, name: string) {
  if (!isYamlName(name)) throw new RequestRefusal(400, 'badName')
  const { text, base } = saveRequest(await readJson(request, largestText))
  const version = await store.write(name, text === null ? null : Buffer.from(text), base)
  sendJson(response, 200, { version } satisfies Saved)
}

/**
 * Takes a new picture, at least `?width=` and `?height=` large; or, where it is sent the version of one that was `kept`,
 * that one again under its own name.
 */
async function savePicture(services: EditorServices, request: IncomingMessage, response: ServerResponse, name: string) {
  const { store, keepsake, factsOf } = services
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams
  const kept = asked.get('kept')
  if (kept !== null) {
    const bytes = await keepsake.picture(kept)
    if (!bytes || !isPictureName(name)) throw new RequestRefusal(404, 'notFound')
    const version = (await store.write(pictureFolder + name, bytes, null)) ?? kept
    return sendJson(response, 200, { name, facts: await factsOf(bytes), version } satisfies SavedPicture)
  }
  if (request.headers['content-type'] !== 'application/octet-stream') throw new RequestRefusal(415, 'badRequest')
  const taken = await takePicture(await readBody(request, largestPicture), leastSize(asked))
  if ('refused' in taken) throw new RequestRefusal(422, taken.refused, taken.size && { size: taken.size })
  const free = freeName(await store.list(), name, taken.extension)
  await keepsake.keepPicture(versionOf(taken.bytes), taken.bytes)
  const version = await store.write(pictureFolder + free, taken.bytes, null)
  sendJson(response, 200, {
    name: free,
    facts: await factsOf(taken.bytes),
    version: version ?? versionOf(taken.bytes),
  } satisfies SavedPicture)
}

async function removePicture(
  { store, keepsake }: EditorServices,
  _: IncomingMessage,
  response: ServerResponse,
  name: string,
) {
  const stored = isPictureName(name) ? await store.read(pictureFolder + name) : undefined
  if (!stored) throw new RequestRefusal(404, 'notFound')
  await keepsake.keepPicture(stored.version, stored.bytes)
  await store.write(pictureFolder + name, null, stored.version)
  sendJson(response, 200, { version: null } satisfies Saved)
}

function leastSize(asked: URLSearchParams): PictureSize {
  const [width, height] = [Number(asked.get('width') ?? 1), Number(asked.get('height') ?? 1)]
  if (!Number.isInteger(width) || !Number.isInteger(height)) throw new RequestRefusal(400, 'badRequest')
  return { width, height }
}

/** `sala.jpg`, or `sala-2.jpg` where that name is taken. */
function freeName(taken: ReadonlyMap<string, string>, wanted: string, extension: string): string {
  const stem = wanted.replace(/\.[^.]*$/, '')
  const names = new Set([...taken.keys()].map((name) => name.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`
    if (!isPictureName(name)) throw new RequestRefusal(400, 'badName')
    if (!names.has((pictureFolder + name).toLowerCase())) return name
  }
}

function saveRequest(value: unknown): SaveRequest {
  if (typeof value === 'object' && value !== null && 'text' in value && 'base' in value) {
    const { text, base } = value
    if (isTextOrNull(text) && isTextOrNull(base)) return { text, base }
  }
  throw new RequestRefusal(400, 'badRequest')
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new RequestRefusal(400, 'badName')
  }
}

const statuses: Readonly<Record<StoreRefusal['code'], number>> = {
  changedMeanwhile: 409,
  badName: 400,
  notFound: 404,
  readOnly: 403,
  diskFull: 507,
  diskFailed: 500,
}

async function sendStoreRefusal(store: ContentStore, { code }: StoreRefusal, name: string, response: ServerResponse) {
  const current = code === 'changedMeanwhile' && isYamlName(name) ? await store.read(name) : undefined
  const shown = current ? { text: current.bytes.toString('utf8'), version: current.version } : null
  sendJson(response, statuses[code], { refused: code, ...(code === 'changedMeanwhile' && { current: shown }) })
}

/**
 * Sends every change that comes from elsewhere, for as long as the request lasts.
 * Form: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function sendChanges(store: ContentStore, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': open\n\n')
  const stop = store.watch((name, version) => {
    const isPicture = name.startsWith(pictureFolder)
    const change: OutsideChange = {
      kind: isPicture ? 'picture' : 'file',
      name: isPicture ? name.slice(pictureFolder.length) : name,
      version,
    }
    response.write(`data: ${JSON.stringify(change)}\n\n`)
  })
  // A request is closed as soon as it has been read; the answer, when nobody listens any more.
  response.on('close', stop)
}
