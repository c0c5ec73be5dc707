import type { IncomingMessage, ServerResponse } from 'node:http'
import { isYamlName, pictureFolder } from '../../content/model/content-names.ts'
import type { PackedHistory } from '../app/state/packed-history.ts'
import { type ContentSnapshot, Refused, type Saved, type SaveRequest, type VersionedPicture } from '../protocol.ts'
import { StoreRefusal } from '../content-store.ts'
import type { FolderStore } from './folder-store.ts'
import type { EditorServices, Route } from './editor-services.ts'
import { readJson, RequestRefusal, send, sendJson } from './http.ts'
import { removePicture, savePicture, showPicture } from './picture-routes.ts'
import { answerPublishing } from './publish/publish-routes.ts'

/** Bytes. A page of two hundred blocks needs a tenth of this. */
const largestText = 2_000_000
const largestHistory = 40_000_000

/** By method and the first two segments of the path. */
const routes: Readonly<Record<string, Route>> = {
  'GET api/content': async (services, _request, response) => sendJson(response, 200, await snapshot(services)),
  'PUT api/files': saveFile,
  'PUT api/pictures': savePicture,
  'DELETE api/pictures': removePicture,
  'GET api/pictures': showPicture,
  'GET api/history': async ({ undoStore }, _request, response) => {
    send(response, 200, (await undoStore.history()) ?? 'null', { 'Content-Type': 'application/json' })
  },
  'PUT api/history': async ({ undoStore }, request, response) => {
    const { history, dropped } = historyRequest(await readJson(request, largestHistory))
    const { settled = [] } = await undoStore.keepHistory(history, dropped)
    sendJson(response, 200, settled)
  },
}

/**
 * Answers one request to the editor's API.
 *
 * @param path without the session's prefix: `api/files/home.yaml`
 * @returns false if there is no such route
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
    // The publisher refuses what is not there.
    else if (error instanceof Refused) sendJson(response, 404, error.refusal)
    else throw error
  }
  return true
}

/** The facts of pictures by version: they change only with the bytes. */
const factsOfVersions = new Map<string, VersionedPicture['facts']>()

async function snapshot({ store, factsOf }: EditorServices): Promise<ContentSnapshot> {
  const files: Record<string, ContentSnapshot['files'][string]> = {}
  const pictures: Record<string, VersionedPicture> = {}
  for (const [name, listed] of await store.list()) {
    const picture = name.slice(pictureFolder.length)
    const known = isYamlName(name) ? undefined : factsOfVersions.get(listed)
    if (known) {
      pictures[picture] = { facts: known, version: listed }
      continue
    }
    const stored = await store.read(name)
    if (!stored) continue
    const { bytes, version } = stored
    if (isYamlName(name)) files[name] = { text: bytes.toString('utf8'), version }
    else {
      const facts = await factsOf(bytes)
      factsOfVersions.set(version, facts)
      pictures[picture] = { facts, version }
    }
  }
  return { files, pictures, links: await store.links() }
}

async function saveFile({ store }: EditorServices, request: IncomingMessage, response: ServerResponse, name: string) {
  if (!isYamlName(name)) throw new RequestRefusal(400, 'badName')
  const { text, base } = saveRequest(await readJson(request, largestText))
  const version = await store.write(name, text === null ? null : Buffer.from(text), base)
  sendJson(response, 200, { version } satisfies Saved)
}

function saveRequest(value: unknown): SaveRequest {
  if (typeof value === 'object' && value !== null && 'text' in value && 'base' in value) {
    const { text, base } = value
    if (isTextOrNull(text) && isTextOrNull(base)) return { text, base }
  }
  throw new RequestRefusal(400, 'badRequest')
}

/** Checks only that it is a history at all: the editor's own page has written it. */
function historyRequest(value: unknown): { readonly history: PackedHistory; readonly dropped: readonly string[] } {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !Array.isArray(value.steps))
    throw new RequestRefusal(400, 'badRequest')
  const { dropped = [], ...history } = value as PackedHistory & { readonly dropped?: readonly string[] }
  return { history, dropped }
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
  isLink: 400,
  notFound: 404,
  readOnly: 403,
  diskFull: 507,
  diskFailed: 500,
}

async function sendStoreRefusal(store: FolderStore, { code }: StoreRefusal, name: string, response: ServerResponse) {
  const current = code === 'changedMeanwhile' && isYamlName(name) ? await store.read(name) : undefined
  const shown = current ? { text: current.bytes.toString('utf8'), version: current.version } : null
  sendJson(response, statuses[code], { refused: code, ...(code === 'changedMeanwhile' && { current: shown }) })
}
