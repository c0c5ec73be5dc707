import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InUseError } from '../../disk/write-complete.ts'
import { recoverOutput } from './output-exchange.ts'
import { whileCallFails } from './test-failing-calls.ts'
import { build, emptyFolder, expectAlone, site, siteOf, whole } from './test-output.ts'

test('a build that is killed between its two renames is finished by whoever looks next', () => {
  const { out, parent, oldFolder, newFolder } = killedBetween()
  expect(recoverOutput(out)).toBe('there')
  expect(site(out)).toEqual(whole('new'))
  expect(readdirSync(parent).toSorted()).toEqual([oldFolder, 'dist'])
  build(out, 'next')
  expectAlone(out)
  expect(readdirSync(parent)).not.toContain(newFolder)
})

test('the old site is put back if the new one is gone or was never complete', () => {
  for (const spoil of [
    (folder: string) => rmSync(folder, { recursive: true }),
    (folder: string) => rmSync(join(folder, '.site-build')),
  ]) {
    const { out, parent, newFolder } = killedBetween()
    spoil(join(parent, newFolder))
    expect(recoverOutput(out)).toBe('there')
    expect(site(out)).toEqual(whole('old'))
  }
})

test('a site that a running build is exchanging is left to that build', () => {
  const { out, parent } = killedBetween(process.ppid)
  const before = readdirSync(parent)
  expect(recoverOutput(out)).toBe('exchanging')
  expect(readdirSync(parent)).toEqual(before)
})

test(
  'when several processes publish again and again, the site that remains is complete',
  { timeout: 60_000 },
  async () => {
    const out = join(emptyFolder(), 'dist')
    const publish = `
    import { build } from '${new URL('test-output.ts', import.meta.url).href}'
    for (let round = 0; round < 200; round += 1) build(process.argv[1], process.argv[2])`
    const options = ['--import', new URL('../../../scripts/typescript.js', import.meta.url).href, '--input-type=module']
    const words = ['one', 'two', 'three']
    const ended = words.map((word) =>
      once(spawn(process.execPath, [...options, '--eval', publish, out, word], { stdio: 'inherit' }), 'close'),
    )
    expect(await Promise.all(ended)).toEqual(words.map(() => [0, null]))
    expect(words.map(whole)).toContainEqual(site(out))
    expectAlone(out)
  },
)

test('a process that happens to have the process id of a build that was killed long ago blocks nothing', () => {
  const { out, parent, newFolder } = killedBetween(process.ppid)
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(join(parent, newFolder, '.site-build'), longAgo, longAgo)
  expect(recoverOutput(out)).toBe('there')
})

test('where there is no site, nor parts of one, there is nothing to repair', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, `.dist-${process.ppid}-0123abcd`))
  expect(recoverOutput(join(folder, 'dist'))).toBe('missing')
  expect(recoverOutput(join(folder, 'none', 'dist'))).toBe('missing')
})

test('a folder that another program holds for a moment is exchanged as soon as it lets go', () => {
  const out = siteOf('old')
  const { failed, error } = whileCallFails('renameSync', 'EBUSY', 3, () => build(out, 'new'))
  expect([failed, error]).toEqual(['renameSync', undefined])
  expect(site(out)).toEqual(whole('new'))
  expectAlone(out)
})

test('a folder that another program does not let go of stays, and the build names it', () => {
  const out = siteOf('old')
  const { error } = whileCallFails('renameSync', 'EBUSY', Infinity, () => build(out, 'new'))
  expect(error).toBeInstanceOf(InUseError)
  expect(error).toMatchObject({ path: out })
  expect(site(out)).toEqual(whole('old'))
  expectAlone(out)
})

test('whichever file system call fails, the last site or the new one is there, complete', () => {
  const outcomes: string[] = []
  for (let failing = 1; outcomes.at(-1) !== 'nothing failed'; failing += 1) {
    const out = siteOf('old')
    const { failed, error } = whileCallFails(failing, 'ENOSPC', 1, () => build(out, 'new'))
    // After publishing there are only leftovers to clear away, and no reason to fail.
    expect(site(out), `call ${failing} failed`).toEqual(whole(error ? 'old' : 'new'))
    outcomes.push(failed ?? 'nothing failed')
  }
  const steps = ['mkdirSync', 'writeFileSync', 'copyFileSync', 'renameSync', 'rmSync']
  expect(outcomes).toEqual(expect.arrayContaining(steps))
})

test('if every call fails from some moment on, whoever looks next finds the last site or the new one, complete', () => {
  let failed: string | undefined = 'none yet'
  for (let failing = 1; failed !== undefined; failing += 1) {
    const out = siteOf('old')
    const result = whileCallFails(failing, 'ENOSPC', Infinity, () => build(out, 'new'))
    failed = result.failed
    endWriter(out)
    expect(recoverOutput(out), `from call ${failing} on`).toBe('there')
    const possible = result.error ? [whole('old'), whole('new')] : [whole('new')]
    expect(possible, `from call ${failing} on`).toContainEqual(site(out))
  }
})

/**
 * What is left by a build that was killed between its two renames: no site, but the old and the new one beside its
 * place.
 */
function killedBetween(pid = gone) {
  const out = siteOf('old')
  const next = siteOf('new')
  const newFolder = `.dist-${pid}-0123abcd`
  const oldFolder = `${newFolder}-old1`
  const parent = join(out, '..')
  renameSync(out, join(parent, oldFolder))
  renameSync(next, join(parent, newFolder))
  return { out, parent, oldFolder, newFolder }
}

/** As if the process that wrote all this, which is that of the tests, had ended. */
function endWriter(out: string): void {
  const parent = join(out, '..')
  for (const name of readdirSync(parent)) {
    renameSync(join(parent, name), join(parent, name.replace(`.dist-${process.pid}-`, `.dist-${gone}-`)))
  }
}

/** The number of a process that has ended. */
const gone = spawnSync(process.execPath, ['--eval', '']).pid
