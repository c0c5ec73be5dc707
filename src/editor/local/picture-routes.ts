import { mayShow } from '../../content/merge/pictures-in-texts.ts'
import { isPictureName, pictureFolder } from '../../content/model/content-names.ts'
import { freePictureName } from '../free-picture-name.ts'
import { largestPicture, type PictureSize, type Saved, type SavedPicture } from '../protocol.ts'
import { readTexts } from '../publish/publisher-services.ts'
import { versionOf } from './stored-file.ts'
import { readBody, RequestRefusal, send, sendJson } from './http.ts'
import { takePicture } from './picture-intake.ts'
import type { Route } from './editor-services.ts'

/** Sends a picture for the frame: the published one if `?version=` names it, otherwise the current one. */
export const showPicture: Route = async ({ store, repository, previewOf }, request, response, name) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams
  const width = Number(query.get('width') ?? 1600)
  if (!Number.isInteger(width) || width < 1 || width > 4000) throw new RequestRefusal(400, 'badRequest')
  const version = query.get('version') ?? ''
  // A published picture may have been replaced or removed since.
  const [published] = await repository.pictures([version])
  const stored = published || !isPictureName(name) ? undefined : await store.read(pictureFolder + name)
  const bytes = published ?? stored?.bytes
  if (!bytes) throw new RequestRefusal(404, 'notFound')
  send(response, 200, await previewOf(bytes, stored?.version ?? version, width), { 'Content-Type': 'image/webp' })
}

/**
 * Takes in a new picture, at least `?width=` by `?height=` large. If the request names the version of a picture that
 * was `kept`, restores that one under its own name.
 */
export const savePicture: Route = async (services, request, response, name) => {
  const { store, undoStore, factsOf } = services
  const query = new URL(request.url ?? '', 'http://localhost').searchParams
  const kept = query.get('kept')
  if (kept !== null) {
    const bytes = await undoStore.picture(kept)
    if (!bytes || !isPictureName(name)) throw new RequestRefusal(404, 'notFound')
    const version = (await store.write(pictureFolder + name, bytes, null)) ?? kept
    return sendJson(response, 200, { name, facts: await factsOf(bytes), version } satisfies SavedPicture)
  }
  if (request.headers['content-type'] !== 'application/octet-stream') throw new RequestRefusal(415, 'badRequest')
  const taken = await takePicture(await readBody(request, largestPicture), leastSize(query))
  if ('refused' in taken) throw new RequestRefusal(422, taken.refused, taken.size && { size: taken.size })
  const pictures = [...(await store.list()).keys()].filter((each) => each.startsWith(pictureFolder))
  const names = pictures.map((each) => each.slice(pictureFolder.length))
  const free = freePictureName(names, name, taken.extension)
  if (free === undefined) throw new RequestRefusal(400, 'badName')
  await undoStore.keepPicture(versionOf(taken.bytes), taken.bytes)
  const version = await store.write(pictureFolder + free, taken.bytes, null)
  sendJson(response, 200, {
    name: free,
    facts: await factsOf(taken.bytes),
    version: version ?? versionOf(taken.bytes),
  } satisfies SavedPicture)
}

/** Removes a picture and keeps its bytes for undo. A picture that a file may show stays. */
export const removePicture: Route = async ({ store, undoStore }, _, response, name) => {
  if (!isPictureName(name)) throw new RequestRefusal(404, 'notFound')
  const stored = await store.read(pictureFolder + name)
  // Another tab has removed it.
  if (!stored) return sendJson(response, 200, { version: null } satisfies Saved)
  const texts = await readTexts(store, (await store.list()).keys())
  if (mayShow(texts, name)) return sendJson(response, 200, { version: stored.version } satisfies Saved)
  await undoStore.keepPicture(stored.version, stored.bytes)
  await store.write(pictureFolder + name, null, stored.version)
  sendJson(response, 200, { version: null } satisfies Saved)
}

function leastSize(query: URLSearchParams): PictureSize {
  const [width, height] = [Number(query.get('width') ?? 1), Number(query.get('height') ?? 1)]
  if (!Number.isInteger(width) || !Number.isInteger(height)) throw new RequestRefusal(400, 'badRequest')
  return { width, height }
}
