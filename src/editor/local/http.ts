import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { largestPicture, Refused } from '../protocol.ts'

/** Bytes of arguments: enough for a history of weeks, which is sent as a whole. */
const largestCall = 40_000_000

/**
 * Answers `POST api/NAME`: calls the method of that name with the arguments that the request has as JSON. If the first
 * one is a file, it is the body, and the others are in the address.
 *
 * @throws Refused if there is no such method, or it refuses
 */
export async function answerCall(
  methods: object,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method: unknown = Object.hasOwn(methods, name) ? Reflect.get(methods, name) : undefined
  if (typeof method !== 'function') throw new Refused({ refused: 'notFound' })
  const answer: unknown = await method(...(await argumentsOf(request)))
  sendJson(response, 200, answer)
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

/**
 * Reads the body of a request.
 *
 * @param limit in bytes
 * @throws Refused if it is longer; nothing beyond the limit is kept in memory
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refused({ refused: 'tooLarge' })
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new Refused({ refused: 'tooLarge' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, JSON.stringify(value), { 'Content-Type': 'application/json' })
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body)
}
