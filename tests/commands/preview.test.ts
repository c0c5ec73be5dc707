import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { rawRequest } from '../raw-request.ts'
import { testSite } from '../site.ts'

const site = inject('site')

test('npm run preview serves a build at the address that it prints', async () => {
  const port = await freePort()
  const preview = start('preview', ['--out', site.folder, '--port', String(port)])
  onTestFinished(() => void preview.kill())
  const [line] = (await once(createInterface(preview.stdout), 'line')) as [string]
  expect(line).toContain(`http://localhost:${port}`)
  expect((await rawRequest(`http://localhost:${port}`, '/biodanza')).status).toBe(200)
})

test('a command says in one line why it cannot do its work, and what to do', async () => {
  const taken = Number(new URL(site.url).port)
  for (const [command, args, remedy] of [
    ['preview', ['--out', 'no-such-folder'], 'npm run build'],
    ['preview', ['--out', site.folder, '--port', String(taken)], `--port ${taken + 1}`],
    ['preview', ['--out', site.folder, '--port', 'many'], 'de 0 a 65535'],
    ['preview', ['--folder', site.folder], '--out'],
    ['edit', ['--content', testSite, '--no-open', '--port', String(taken)], `--port ${taken + 1}`],
    // Not even root can write there.
    ['past-events', ['--content', testSite, '--summary', '/sys/summary'], 'Mude as permissões'],
    ['build', ['--content', testSite, '--out', 'src'], 'Escolha outra com --out'],
  ] as const) {
    const running = start(command, args)
    const said: string[] = []
    createInterface(running.stderr).on('line', (line) => said.push(line))
    const [code] = await once(running, 'close')
    expect([command, code, said.at(-1)]).toEqual([command, 1, expect.stringContaining(remedy)])
    // On a slow machine the bundler says before that what it took long for.
    if (command !== 'build') expect(said).toHaveLength(1)
  }
})

test('a Node that is too old is told, with the one that is needed', () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })`
  const args = ['--import', older, 'scripts/run.js', 'check', '--content', testSite]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^O site precisa do Node 20\.19 .* o 20\.9\.0\..*\n$/)])
})

function start(command: string, args: readonly string[]) {
  return spawn(process.execPath, ['scripts/run.js', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
