import { extname } from 'node:path'

/** The types of all files of a built site and of the editor, by extension. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.conf': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
}

/** The `Content-Type` of a file, by its name. */
export const contentType = (file: string): string => types[extname(file)] ?? 'application/octet-stream'
