/* The build writes two constants above this: `cacheName`, and the addresses of the editor's own `files`. */
/* global cacheName, files */

/** Milliseconds that the network has for what may be newer there. */
const patience = 4000

addEventListener('install', (event) => {
  void skipWaiting()
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)))
})

addEventListener('activate', (event) => event.waitUntil(removeOlder()))

async function removeOlder() {
  for (const name of await caches.keys())
    if (name.startsWith('editor ') && name !== cacheName) await caches.delete(name)
}

// Nothing else is touched: no request to GitHub, no page of a visitor.
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || !files.includes(pathname)) return
  const kept = () => caches.match(pathname, { cacheName })
  // A name with a hash has one content for ever. Of anything else the newest is wanted.
  const answer = pathname.includes('/assets/')
    ? kept().then((found) => found ?? fetch(request))
    : fetch(request, { signal: AbortSignal.timeout(patience) }).catch(async (error) => {
        const found = await kept()
        if (!found) throw error
        return found
      })
  event.respondWith(answer)
})
