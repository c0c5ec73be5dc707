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

test('a site that a killed build left between its two renames is put in place and served', async () => {
  const parent = mkdtempSync(join(around, 'killed-'))
  const site = join(parent, 'dist')
  const output = openOutput(site)
  for (const name of ['index.html', '404.html']) output.write(`/${name}`, name)
  output.publish()
  renameSync(site, join(parent, '.dist-old'))
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get(running, '/')).text).toBe('index.html')
})
