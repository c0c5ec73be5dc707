import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '../../../tests/raw-request.ts'
import { openOutput } from '../../generate/output/output.ts'
import { type RunningServer, startServer } from './start-server.ts'
const around = mkdtempSync(join(tmpdir(), 'rebuilt-'))
afterAll(() => rmSync(around, { recursive: true }))

const get = (server: RunningServer, path: string, encoding?: string) =>
  rawRequest(server.url, path, { headers: encoding ? { 'Accept-Encoding': encoding } : {} })

test('a site that is rebuilt while it is served is served in its new form', async () => {
  const site = mkdtempSync(join(around, 'site-'))
  writeFileSync(join(site, 'index.html'), 'old')
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get(running, '/', 'br')).body.length).toBeGreaterThan(0)
  renameSync(site, `${site}-old`)
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), 'new and longer')
  expect((await get(running, '/')).text).toBe('new and longer')
})

test('no request fails while another process builds the site again and again', { timeout: 60_000 }, async () => {
  const site = join(mkdtempSync(join(around, 'rebuilt-')), 'dist')
  const publish = `
    import { openOutput } from '${new URL('../../generate/output/output.ts', import.meta.url).href}'
    for (let build = 0; build < 400; build += 1) {
      const output = openOutput(process.argv[1])
      for (const name of ['index.html', 'biodanza.html', '404.html']) output.write('/' + name, name)
      output.publish()
      if (build === 0) console.log('published')
    }`
  const options = ['--import', new URL('../../../scripts/typescript.js', import.meta.url).href, '--input-type=module']
  const builds = spawn(process.execPath, [...options, '--eval', publish, site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(builds, 'close')
  onTestFinished(() => void builds.kill())
  await Promise.race([once(builds.stdout, 'data'), ended])
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())

  const answers = new Map<string, number>()
  while (builds.exitCode === null) {
    const asked = ['/', '/biodanza', '/nada'].map(async (path) => {
      const { status, text } = await get(running, path)
      return `${path} ${status} ${text}`
    })
    for (const answer of await Promise.all(asked)) answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  expect(await ended).toEqual([0, null])
  expect([...answers.keys()].toSorted()).toEqual([
    '/ 200 index.html',
    '/biodanza 200 biodanza.html',
    '/nada 404 404.html',
  ])
})

test('a site that a killed build left between its two renames is put in place and served', async () => {
  const parent = mkdtempSync(join(around, 'killed-'))
  const site = join(parent, 'dist')
  const output = openOutput(site)
  for (const name of ['index.html', '404.html']) output.write(`/${name}`, name)
  output.publish()
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  const leave = () => renameSync(site, join(parent, `.dist-${gone}-0123abcd-old1`))
  leave()
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get(running, '/')).text).toBe('index.html')
  leave()
  expect((await get(running, '/')).text).toBe('index.html')
})
