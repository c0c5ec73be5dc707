import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { editorOfSite } from '../../src/editor/github/site-files.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { chromiumOfWorker, failOnComplaints } from '../browsers.ts'
import { testSite } from '../site.ts'

failOnComplaints()
const browser = chromiumOfWorker()

/** How the host answers: as it should, never, that it is unavailable, or with the worker of a newer build alone. */
type Host = 'well' | 'never' | 'unavailable' | 'newer worker'

/** Two builds on a host that lets browsers keep documents for ten minutes, as GitHub Pages does. */
async function openHost() {
  const parent = mkdtempSync(join(tmpdir(), 'worker-'))
  const folder = (name: string) => join(parent, name)
  for (const name of ['old', 'new']) {
    const editor = editorOfSite(testSite, { owner: 'ines', name: 'site', branch: 'main', program: { src: name } })
    await buildSite(testSite, folder(name), { editor })
  }
  const servers = await Promise.all(['old', 'new'].map((name) => startServer({ folder: folder(name), port: 0 })))
  const state: { how: Host; build: 0 | 1 } = { how: 'well', build: 0 }
  const server = createServer((request, response) => {
    if (state.how === 'never') return
    if (state.how === 'unavailable') return void response.writeHead(503).end('Unavailable')
    const isNewer = state.how === 'newer worker' && request.url === '/editar/worker.js'
    void fetch(`${servers[isNewer ? 1 : state.build]?.url}${request.url}`).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const policy = answer.headers.get('content-security-policy') ?? ''
      response.writeHead(answer.status, {
        'Content-Type': type,
        'Content-Security-Policy': policy,
        'Cache-Control': 'max-age=600',
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await Promise.all(servers.map(({ close }) => close()))
    rmSync(parent, { recursive: true })
  })
  return { state, url: `http://localhost:${(server.address() as AddressInfo).port}/editar/` }
}

/** Opens the editor and gives the build that it is of, once its program runs. */
async function buildShown(page: Page, url: string): Promise<unknown> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Chave' }).waitFor()
  const { program } = JSON.parse((await page.locator('meta[name=repository]').getAttribute('content')) ?? '') as {
    program: { src: string }
  }
  return program.src
}

/** Lets the browser look for a newer worker, and says what became of it. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const { installing } = await registration.update()
    return new Promise<string | undefined>((resolve) => {
      if (!installing) return resolve(undefined)
      installing.addEventListener('statechange', () => {
        if (installing.state === 'activated' || installing.state === 'redundant') resolve(installing.state)
      })
    })
  })

test('the editor opens from one whole build, whatever the network does, and changes to a newer one as a whole', async () => {
  const { state, url } = await openHost()
  // The worker is registered here as the app does after sign-in, which the policy of the page leaves to the app.
  const context = await browser().newContext({ bypassCSP: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  expect(await buildShown(page, url)).toBe('old')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('worker.js')
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
  const opensAs = async (build: string) => {
    for (const how of ['never', 'unavailable', 'well'] as const) {
      state.how = how
      expect([how, await buildShown(page, url)]).toEqual([how, build])
    }
  }
  await opensAs('old')

  state.how = 'newer worker'
  expect(await update(page)).toBe('redundant')
  await opensAs('old')

  state.build = 1
  expect(await update(page)).toBe('activated')
  await opensAs('new')
})
