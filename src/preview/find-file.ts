import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hostFiles } from '../hosting/host-files.ts'

/** What a path of a request leads to. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }

const missing: Found = { kind: 'missing' }

/**
 * Looks a path up as static hosts do. All of them serve `/biodanza` from `biodanza.html`; of `/biodanza/` and
 * `/biodanza.html` some redirect, some serve the page a second time, and GitHub Pages has no `/biodanza/`. Here both
 * redirect, as on Cloudflare Pages: one page has one address.
 *
 * @param path the path of the request as it was sent, without the query
 * @returns only files under their real names: links are missing, and so is another spelling of a name that Windows or macOS
 *   would take for the same
 */
export async function findFile(folder: string, path: string): Promise<Found> {
  const decoded = decode(path)
  if (decoded === undefined || Object.values<string>(hostFiles).includes(decoded)) return missing
  const file = async (name: string): Promise<Found | undefined> => {
    const place = await placeInside(folder, name)
    return place === undefined ? undefined : { kind: 'file', file: place }
  }
  if (path === '/') return (await file('/index.html')) ?? missing
  const [, page, ending] = /^(.*?)(\/|\.html)?$/s.exec(decoded) ?? []
  // The not-found page is no page of its own: asked for by name it is not found, and so shown.
  if (page === undefined || page === '/404') return missing
  if (page === '/index') return { kind: 'redirect', to: '/' }
  if (!ending) return (await file(page)) ?? (await file(`${page}.html`)) ?? missing
  return (await file(`${page}.html`)) ? { kind: 'redirect', to: encodeURI(page) } : missing
}

/** The path with its escapes resolved; undefined where it is malformed or tries to be anything but plain names. */
function decode(path: string): string | undefined {
  try {
    const names = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
    const plain = names.every(
      (name) => name !== '' && !/[/\\\0]/.test(name) && (!name.startsWith('.') || name === '.well-known'),
    )
    return path.startsWith('/') && (plain || path === '/') ? decodeURIComponent(path) : undefined
  } catch {
    return undefined
  }
}

async function placeInside(folder: string, name: string): Promise<string | undefined> {
  try {
    const [root, place] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    return place === join(root, name) && (await stat(place)).isFile() ? place : undefined
  } catch {
    return undefined
  }
}
