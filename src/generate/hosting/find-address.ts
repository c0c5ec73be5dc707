/** Files of a built site that configure a host. They are not served. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects', nginx: '/nginx.conf' }

/**
 * Resolves an address as static hosts do. All of them serve `/biodanza` from `biodanza.html`. For `/biodanza/` and
 * `/biodanza.html`, some redirect, some serve the page a second time, and GitHub Pages answers 404 to `/biodanza/`. Here
 * both redirect, as on Cloudflare Pages, so that a page has one address.
 * @param address the path of the request as it was sent, with its query
 * @param fileNamed gives the file of a name, which begins with a slash; undefined if there is none
 * @returns a file, which is that of the not-found page if there is none, or where to go instead
 */
export async function findAddress<T>(address: string, fileNamed: (name: string) => Promise<T | undefined>) {
  const [path = '', query] = address.split(/\?(.*)/s)
  const name = await nameOfFile(path, async (each) => (await fileNamed(each)) !== undefined)
  if (typeof name === 'object') return { status: 308, location: query ? `${name.page}?${query}` : name.page } as const
  const file = name && (await fileNamed(name))
  return file ? ({ status: 200, file } as const) : ({ status: 404, file: await fileNamed('/404.html') } as const)
}

/** The name of the file at a path, or the page whose other spelling the path is; undefined if there is neither. */
async function nameOfFile(path: string, isThere: (name: string) => Promise<boolean>) {
  const decoded = decode(path)
  if (decoded === undefined || Object.values<string>(hostFiles).includes(decoded)) return undefined
  if (path === '/') return '/index.html'
  // A file that proves to Google who owns the site is asked for by its whole name, and may not redirect.
  const [, page = decoded, ending] = /^(?!\/google[\da-f]+\.html$)(.*?)(\/|\.html)?$/s.exec(decoded) ?? []
  // The not-found page has no address of its own: `/404` is answered with status 404.
  if (page === '/404') return undefined
  const dir = /^(.*\/)index$/.exec(page)?.[1]
  if (dir !== undefined && (dir === '/' || (await isThere(`${dir}index.html`)))) return { page: encodeURI(dir) }
  // A folder with a page of its own is the editor's.
  const index = `${page}/index.html`
  if (ending === '/' && (await isThere(index))) return index
  if (ending) return (await isThere(`${page}.html`)) ? { page: encodeURI(page) } : undefined
  if (await isThere(page)) return page
  if (await isThere(`${page}.html`)) return `${page}.html`
  return (await isThere(index)) ? { page: `${encodeURI(page)}/` } : undefined
}

/** The decoded path; undefined if it is malformed or has a part that is not a plain name. */
function decode(path: string): string | undefined {
  try {
    const names = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
    const plain = names.every((name) => /^(?!\.(?!well-known$))[^/\\\0]+$/.test(name))
    return path.startsWith('/') && (plain || path === '/') ? decodeURIComponent(path) : undefined
  } catch {
    return undefined
  }
}
