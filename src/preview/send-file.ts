import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import { chooseEncoding, createCompressor } from './compress.ts'

type SendFile = (file: string, status: 200 | 404, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Makes a function that answers a GET or HEAD request with a file, compressed as the client allows. */
export function createSender(): SendFile {
  const compress = createCompressor()
  return async (file, status, request, response) => {
    const bytes = await readFile(file)
    const type = contentType(file)
    const compressible = /charset|json|xml/.test(type)
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
    // Each encoding is a representation of its own (RFC 9110, 8.8.3.3).
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    const headers: OutgoingHttpHeaders = {
      ETag: etag,
      'Cache-Control': response.getHeader('Cache-Control') ?? 'no-cache',
      ...(compressible && { Vary: 'Accept-Encoding' }),
    }
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const body = encoding ? await compress(bytes, hash, encoding) : bytes
    response.writeHead(status, {
      ...headers,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** Whether an `If-None-Match` header names this version (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((item) => item.trim().replace(/^W\//, ''))
  return known?.some((item) => item === etag || item === '*') ?? false
}
