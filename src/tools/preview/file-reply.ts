import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from '../../disk/content-type.ts'

/** A complete response that has not been sent yet. */
export interface Reply {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body?: Buffer
}

type FileReply = (file: string, status: 200 | 404, request: IncomingMessage) => Promise<Reply>

/** Makes a function that answers a GET or HEAD request with a file, compressed as the client allows. */
export function createFileReplies(): FileReply {
  const compress = createCompressor()
  return async (file, status, request) => {
    const bytes = await readFile(file)
    const type = contentType(file)
    const compressible = /charset|json|xml/.test(type)
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
    // Each encoding is a representation of its own (RFC 9110, 8.8.3.3).
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    const headers: OutgoingHttpHeaders = { ETag: etag, ...(compressible && { Vary: 'Accept-Encoding' }) }
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers }
    const body = encoding ? await compress(bytes, hash, encoding) : bytes
    return {
      status,
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Length': body.length,
        ...(encoding && { 'Content-Encoding': encoding }),
      },
      body,
    }
  }
}

/** Whether an `If-None-Match` header names this version (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((item) => item.trim().replace(/^W\//, ''))
  return known?.some((item) => item === etag || item === '*') ?? false
}

/** The content encodings that the server supports, best first. */
const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

type ContentEncoding = keyof typeof encodings

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3); undefined for none. */
function chooseEncoding(accepted = ''): ContentEncoding | undefined {
  const allowed = accepted
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return (Object.keys(encodings) as ContentEncoding[]).find((encoding) => allowed.includes(encoding))
}

/** Compresses at the highest level, as a CDN does ahead of time; cached by content. */
function createCompressor(): (bytes: Buffer, key: string, encoding: ContentEncoding) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>()
  return (bytes, key, encoding) => {
    const name = `${encoding} ${key}`
    const compressed = known.get(name) ?? encodings[encoding](bytes)
    known.set(name, compressed)
    return compressed
  }
}
