/** Files of a built site that tell a host how to serve it. They are no part of what it serves. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects', nginx: '/nginx.conf' }

/** What a path of a request leads to. */
export type AddressAnswer<T> =
  | { readonly kind: 'file'; readonly file: T }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }

const missing = { kind: 'missing' } as const

/**
 * Looks a path up as static hosts do. All of them serve `/biodanza` from `biodanza.html`; of `/biodanza/` and
 * `/biodanza.html` some redirect, some serve the page a second time, and GitHub Pages has no `/biodanza/`. Here both
 * redirect, as on Cloudflare Pages: one page has one address.
 *
 * @param path the path of the request as it was sent, without the query
 * @param look gives the file of a name, which begins with a slash; undefined where there is none
 */
export async function findAddress<T>(
  path: string,
  look: (name: string) => Promise<T | undefined>,
): Promise<AddressAnswer<T>> {
  const decoded = decode(path)
  if (decoded === undefined || Object.values<string>(hostFiles).includes(decoded)) return missing
  const file = async (name: string): Promise<AddressAnswer<T> | undefined> => {
    const found = await look(name)
    return found === undefined ? undefined : { kind: 'file', file: found }
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
