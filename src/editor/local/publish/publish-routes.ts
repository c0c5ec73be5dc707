import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Choice } from '../../../content/merge/merge-values.ts'
import { defaultToolLanguage, type ToolLanguage, toolLanguage } from '../../../content/model/tool-language.ts'
import { readJson, RequestRefusal, sendJson } from '../http.ts'
import type { Publisher } from '../../publish/publisher.ts'
type PublishRoute = (publisher: Publisher, request: IncomingMessage, name: string) => Promise<unknown>

/** Bytes: enough for a list of ids. */
const largestRequest = 1_000_000

/** By method and the first two segments of the path, like the editor's other routes. Each returns the answer. */
const publishRoutes: Readonly<Record<string, PublishRoute>> = {
  'POST api/publish': async (publisher, request, name) => {
    const body = await readJson(request, largestRequest)
    const [lang, leftOut] = [languageOf(field(body, 'lang')), ids(field(body, 'leftOut'))]
    if (name === 'overview') return publisher.overview({ lang, leftOut, refresh: field(body, 'refresh') === true })
    if (name === 'send') return publisher.send({ lang, leftOut, stamp: String(field(body, 'stamp')) })
    if (name === 'theirs') return publisher.takeOver({ lang, choices: choices(field(body, 'choices')) })
    throw new RequestRefusal(404, 'notFound')
  },
  'GET api/live': (publisher, _request, version) => publisher.live(version),
  'GET api/versions': async (publisher, { url = '' }, commit) => {
    if (commit === '') return publisher.versions()
    const lang = new URL(url, 'http://localhost').searchParams.get('lang')
    return publisher.version(commit, languageOf(lang))
  },
  'POST api/versions': async (publisher, request, commit) =>
    publisher.takeBack(commit, { ids: ids(field(await readJson(request, largestRequest), 'ids')) }),
}

/**
 * Answers a request about publishing.
 *
 * @param key the method and the first two segments of the path: `GET api/versions`
 * @returns false if the request is about something else
 */
export async function answerPublishing(
  publisher: Publisher,
  key: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const route = Object.hasOwn(publishRoutes, key) ? publishRoutes[key] : undefined
  if (!route) return false
  sendJson(response, 200, await route(publisher, request, name))
  return true
}

const field = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, key)
    ? (body as Record<string, unknown>)[key]
    : undefined

const languageOf = (value: unknown): ToolLanguage => toolLanguage(value) ?? defaultToolLanguage

function ids(value: unknown): readonly string[] {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  throw new RequestRefusal(400, 'badRequest')
}

function choices(value: unknown): Readonly<Record<string, Choice>> {
  if (typeof value !== 'object' || value === null) throw new RequestRefusal(400, 'badRequest')
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, choice]) => (choice === 'mine' || choice === 'theirs' ? [[id, choice]] : [])),
  )
}
