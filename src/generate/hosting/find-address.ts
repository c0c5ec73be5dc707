/** Files of a built site that configure a host. They are not served. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects', nginx: '/nginx.conf' }

/** The answer to a request. */
export type AddressAnswer<T> =
  | { readonly kind: 'file'; readonly file: T }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }

const missing = { kind: 'missing' } as const

/**
 * Resolves a path as static hosts do. All of them serve `/biodanza` from `biodanza.html`. For `/biodanza/` and
 * `/biodanza.html`, some redirect, some serve the page a second time, and GitHub Pages answers 404 to `/biodanza/`. Here
 * both redirect, as on Cloudflare Pages, so that a page has one address.
 *
 * @param path the path of the request as it was sent, without the query
 * @param fileNamed gives the file of a name, which begins with a slash; undefined if there is none
 */
export async function findAddress<T>(
  path: string,
  fileNamed: (name: string) => Promise<T | undefined>,
): Promise<AddressAnswer<T>> {
  const decoded = decode(path)
  if (decoded === undefined || Object.values<string>(hostFiles).includes(decoded)) return missing
  const file = async (name: string): Promise<AddressAnswer<T> | undefined> => {
    const found = await fileNamed(name)
    return found === undefined ? undefined : { kind: 'file', file: found }
  }
  if (path === '/') return (await file('/index.html')) ?? missing
  const [, page, ending] = /^(.*?)(\/|\.html)?$/s.exec(decoded) ?? []
  // The not-found page has no address of its own: `/404` is answered with status 404.
  if (page === undefined || page === '/404') return missing
  const folder = /^(.*\/)index$/.exec(page)?.[1]
  if (folder !== undefined && (folder === '/' || (await fileNamed(`${folder}index.html`)) !== undefined))
    return { kind: 'redirect', to: encodeURI(folder) }
  // A folder with a page of its own is the editor's.
  const index = `${page}/index.html`
  if (ending === '/' && (await fileNamed(index)) !== undefined) return (await file(index)) ?? missing
  if (!ending) {
    const found = (await file(page)) ?? (await file(`${page}.html`))
    return found ?? ((await fileNamed(index)) === undefined ? missing : { kind: 'redirect', to: `${encodeURI(page)}/` })
  }
  return (await file(`${page}.html`)) ? { kind: 'redirect', to: encodeURI(page) } : missing
}

/** The decoded path; undefined if it is malformed or has a part that is not a plain name. */
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
