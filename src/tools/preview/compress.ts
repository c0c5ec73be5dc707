import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content encodings that the server gives, best first. */
const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

export type ContentEncoding = keyof typeof encodings

/** The best encoding that an `Accept-ContentEncoding` header allows (RFC 9110, 12.5.3); undefined for none. */
export function chooseEncoding(accepted = ''): ContentEncoding | undefined {
  const allowed = accepted
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return (Object.keys(encodings) as ContentEncoding[]).find((encoding) => allowed.includes(encoding))
}

/** Compresses as hard as a content delivery network does ahead of time, each content once. */
export function createCompressor(): (bytes: Buffer, key: string, encoding: ContentEncoding) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>()
  return (bytes, key, encoding) => {
    const name = `${encoding} ${key}`
    const compressed = known.get(name) ?? encodings[encoding](bytes)
    known.set(name, compressed)
    return compressed
  }
}
