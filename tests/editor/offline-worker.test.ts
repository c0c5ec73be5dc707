import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { editorOfSite } from '../../src/editor/github/site-files.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { type Driver, driverForTests, until } from '../browsers.ts'
import { openWebKit } from '../browsers/webkit.ts'
import { describeEngine } from '../needs.ts'
import { testSite } from '../site.ts'

/**
 * How the host answers: as it should, never, not at all, that it is unavailable, with the worker of a newer build alone, or
 * as it should to a worker in a browser that can't look into what it has kept.
 */
type Host = 'well' | 'never' | 'offline' | 'unavailable' | 'newer worker' | 'caches fail'

/** Servers of two builds. */
const servers: Awaited<ReturnType<typeof startServer>>[] = []
beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'worker-'))
  for (const src of ['old', 'new']) {
    const repository = { owner: 'ines', name: 'site', branch: 'main', id: undefined, program: { src } }
    await buildSite(testSite, join(parent, src), { editor: editorOfSite(testSite, repository) })
    servers.push(await startServer({ folder: join(parent, src), port: 0 }))
  }
  return async () => {
    await Promise.all(servers.map(({ close }) => close()))
    rmSync(parent, { recursive: true })
  }
})

/** These builds on a host that lets browsers keep documents for ten minutes, as GitHub Pages does. */
async function openHost() {
  const state: { how: Host; build: 0 | 1 } = { how: 'well', build: 0 }
  const server = createServer((request, response) => {
    // The app registers the worker after sign-in; here a page without its policy does.
    if (request.url === '/') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
    if (state.how === 'never') return
    if (state.how === 'offline') return void request.socket.destroy()
    if (state.how === 'unavailable') return void response.writeHead(503).end('Unavailable')
    const isNewer = state.how === 'newer worker' && request.url === '/editar/worker.js'
    fetch(`${servers[isNewer ? 1 : state.build]?.url}${request.url}`)
      .then(async (file) => {
        const bytes = Buffer.from(await file.arrayBuffer())
        const before = state.how === 'caches fail' && request.url === '/editar/worker.js' ? cachesFail : ''
        const type = file.headers.get('content-type') ?? ''
        const policy = file.headers.get('content-security-policy') ?? ''
        response.writeHead(file.status, {
          'Content-Type': type,
          'Content-Security-Policy': policy,
          // Of a picture these ten minutes are over.
          'Cache-Control': request.url?.startsWith('/images/') ? 'no-store' : 'max-age=600',
        })
        response.end(Buffer.concat([Buffer.from(before), bytes]))
      })
      // The test is over, and the builds are no longer served.
      .catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  /** Says how the host answers from now on. What waited for an answer has none: a browser opens few connections to a host. */
  const answer = (how: Host): void => {
    server.closeAllConnections()
    state.how = how
  }
  return { state, answer, url: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

/** Opens the editor and gives the build that it is of, once its program runs. */
async function buildShown(driver: Driver, url: string): Promise<unknown> {
  await driver.open(`${url}editar/`)
  // Firefox calls a request that a page leaves unanswered a failure of the worker, and a font that it still waits for one too.
  const lists = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('pictures.json'))`
  // Before the first font is asked for, nothing is being loaded either.
  const fonts = `document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded')`
  await until(driver, `document.querySelector('input[name=password]') && ${lists} && ${fonts}`)
  return driver.evaluate(`JSON.parse(document.querySelector('meta[name=repository]').content).program.src`)
}

/** Lets the browser look for a worker, or a newer one, and says what became of it. */
async function update(driver: Driver, url: string): Promise<unknown> {
  await driver.open(url)
  return driver.evaluate(`navigator.serviceWorker.register('editar/worker.js').then(async (registration) => {
    await registration.update().catch(() => undefined)
    const worker = registration.installing ?? registration.waiting ?? registration.active
    const isSettled = () => ['activated', 'redundant'].includes(worker.state)
    while (!isSettled()) await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    return worker.state
  })`)
}

/** Whether the editor, which is open, gets a picture of the site. */
const getsPicture = `fetch('/editar/pictures.json')
  .then((list) => list.json())
  .then((list) => fetch(Object.values(list)[0].address))
  .then(async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0)
  .catch(() => false)`

const opensOffline = async (driver: Driver) => {
  const { state, answer, url } = await openHost()
  expect(await update(driver, url)).toBe('activated')
  const opensAs = async (build: string) => {
    for (const how of ['never', 'offline', 'unavailable', 'well'] as const) {
      answer(how)
      expect([how, await buildShown(driver, url)]).toEqual([how, build])
    }
  }
  await opensAs('old')
  expect(await driver.evaluate(getsPicture)).toBe(true)

  answer('newer worker')
  expect(await update(driver, url)).toBe('redundant')
  await opensAs('old')

  state.build = 1
  expect(await update(driver, url)).toBe('activated')
  await opensAs('new')
  answer('offline')
  expect(await driver.evaluate(getsPicture)).toBe(true)

  answer('caches fail')
  expect(await update(driver, url)).toBe('activated')
  expect(await buildShown(driver, url)).toBe('new')
}

/** Put before the worker: what Safari does after it has lost its caches, and others on a full disk. */
const cachesFail = `caches.match = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))\n`

const title = 'the editor opens from one whole build, whatever the network does, and changes to a newer one as a whole'

for (const engine of ['chromium', 'firefox'] as const)
  describeEngine(engine, () => {
    const driver = driverForTests(engine)
    test(title, () => opensOffline(driver))
  })

describeEngine('webkit', () => {
  // A WebKit that other tests have used before may never start a worker.
  test(title, async () => {
    const { driver, close } = await openWebKit()
    onTestFinished(close)
    await opensOffline(driver)
  })
})
