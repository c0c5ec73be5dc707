import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { rawRequest } from './raw-request.ts'

const site = inject('site')

test('npm run preview serves a build at the address that it prints', async () => {
  const port = await freePort()
  const preview = start(['--out', site.folder, '--port', String(port)])
  onTestFinished(() => void preview.kill())
  const [line] = (await once(createInterface(preview.stdout), 'line')) as [string]
  expect(line).toContain(`http://localhost:${port}`)
  expect((await rawRequest(`http://localhost:${port}`, '/biodanza')).status).toBe(200)
})

test('npm run preview says in one line why it cannot start, and what to do', async () => {
  const taken = Number(new URL(site.url).port)
  for (const [args, remedy] of [
    [['--out', 'no-such-folder'], 'npm run build'],
    [['--out', site.folder, '--port', String(taken)], `--port ${taken + 1}`],
    [['--out', site.folder, '--port', 'many'], 'de 0 a 65535'],
    [['--folder', site.folder], '--out'],
  ] as const) {
    const preview = start(args)
    const said: string[] = []
    createInterface(preview.stderr).on('line', (line) => said.push(line))
    const [code] = await once(preview, 'close')
    expect([code, said]).toEqual([1, [expect.stringContaining(remedy)]])
  }
})

function start(args: readonly string[]) {
  return spawn(process.execPath, ['--import', './scripts/typescript.js', 'scripts/preview.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
