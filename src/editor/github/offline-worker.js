/* The build writes two constants above this: `cacheName`, and the addresses of the editor's own `files`, each with the
   hash of what it says. */
/* global cacheName, files */

const app = new URL(registration.scope).pathname
const pictures = 'editor pictures'
/** A site of thirty pages shows about two hundred. */
const mostPictures = 500

addEventListener('install', (event) => {
  void skipWaiting()
  event.waitUntil(keepAll())
})

addEventListener('message', (event) => event.waitUntil(caches.has(cacheName).then((has) => has || keepAll())))

/** Keeps the files of one build, all or none: what another build or a cache on the way has is refused by its hash. */
async function keepAll() {
  try {
    const cache = await caches.open(cacheName)
    await cache.addAll(files.map(([address, integrity]) => new Request(address, { cache: 'reload', integrity })))
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

addEventListener('activate', (event) => event.waitUntil(removeOlder()))

/** A window that has just been opened may still load files of the build before this one. */
async function removeOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith('editor ') && name !== pictures)
  for (const name of names.slice(0, -2)) await caches.delete(name)
  await changePictures(async (kept) => {
    for (const picture of (await kept.keys()).slice(0, -mostPictures)) await kept.delete(picture)
  })
}

// What is kept is answered without asking the network: it opens at once, whatever that does. The browser looks for a newer
// build by itself at each visit. Nothing but the pictures of the site is touched beside it: no request to GitHub, no page of
// a visitor.
addEventListener('fetch', (event) => {
  const { url, method } = event.request
  const { origin, pathname, search } = new URL(url)
  if (origin !== location.origin || method !== 'GET') return
  if (pathname.startsWith('/images/')) event.respondWith(answerPicture(event.request))
  else if (pathname.startsWith(app))
    event.respondWith(answer(event.request, pathname === app ? app : pathname + search))
})

/** The addresses of all but the first file and the list of pictures name the build. */
async function answer(request, address) {
  const find = async () => (await caches.match(address, { cacheName })) ?? (await caches.match(address))
  // A browser may be unable to look: Safari after it has lost what it kept, others on a full or damaged disk.
  return (await find().catch(() => undefined)) ?? fetch(request)
}

/** The address of a picture names what it shows. One that was shown stays, also where the next build has it no more. */
async function answerPicture(request) {
  const found = await caches.match(request, { cacheName: pictures }).catch(() => undefined)
  if (found) return found
  const response = await fetch(request)
  const copy = response.clone()
  if (response.ok) void changePictures((kept) => kept.put(request, copy)).catch(() => undefined)
  return response
}

/** Signing out removes the build, then the pictures. Nothing may be kept after it, nor what was being kept meanwhile. */
async function changePictures(change) {
  if (!(await caches.has(cacheName))) return
  await change(await caches.open(pictures))
  if (!(await caches.has(cacheName))) await caches.delete(pictures)
}
