import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Refusal, RefusalCode } from '../protocol.ts'

/** Why a request is refused. */
export class RequestRefusal extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refused: RefusalCode, more: Omit<Refusal, 'refused'> = {}) {
    super(refused)
    this.status = status
    this.refusal = { refused, ...more }
  }
}

/**
 * Reads the body of a request.
 *
 * @param limit in bytes
 * @throws RequestRefusal if it is longer; nothing beyond the limit is kept in memory
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new RequestRefusal(413, 'tooLarge')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new RequestRefusal(413, 'tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads JSON. @throws RequestRefusal if it is not JSON, or too long */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') throw new RequestRefusal(415, 'badRequest')
  const body = await readBody(request, limit)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new RequestRefusal(400, 'badRequest')
  }
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
