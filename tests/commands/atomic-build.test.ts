import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { rootFiles } from '../../src/disk/load-content-folder.ts'
import { buildSite } from '../../src/generate/build-site.ts'
import { siteFiles } from '../build/site-files.ts'
import { testSite } from '../site.ts'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

test('a build that is killed while it writes leaves the old site, and the next one clears away what it has written', async () => {
  const out = oldSite()
  const killed = new URL('../build/killed-build.js', import.meta.url).href
  const build = spawn(process.execPath, ['scripts/run.js', 'build', '--content', otherContent(), '--out', out], {
    env: { ...process.env, NODE_OPTIONS: `--import ${killed}` },
    stdio: 'ignore',
  })
  expect((await once(build, 'close'))[1]).toBe('SIGKILL')
  expect(readdirSync(dirname(out))).toHaveLength(2)
  expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
  await buildSite(testSite, out)
  expectUntouched(out)
})

test('two builds at once both make the whole site, which any server may read', async () => {
  const out = oldSite()
  // By a user whose files nobody else may read.
  const command = `umask 077 && exec node scripts/run.js build --content '${testSite}' --out '${out}'`
  const builds = [1, 2].map(() => once(spawn('sh', ['-c', command], { stdio: 'ignore' }), 'close'))
  expect(await Promise.all(builds)).toEqual([
    [0, null],
    [0, null],
  ])
  expectUntouched(out)
  expect(statSync(join(out, 'index.html')).mode & 0o444).toBe(0o444)
})

test('a build that fails half-way, at a damaged picture, leaves the old site and says which picture', async () => {
  const content = otherContent()
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const create = { width: 1600, height: 1200, channels: 3, background: '#a8472a', noise } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  writeFileSync(join(content, 'images', 'portrait.jpg'), picture.subarray(0, picture.length / 2))
  const out = oldSite()
  const { built, diagnostics } = await buildSite(content, out)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect([built, ...errors.map(({ what }) => what)]).toEqual([false, expect.stringContaining('portrait.jpg')])
  expectUntouched(out)
})

test('what is in content/root is on the site as it is, without what Windows leaves there, and replaces nothing', () => {
  const { folder } = inject('site')
  expect(readFileSync(join(folder, 'proof.txt'), 'utf8')).toBe('proof of ownership\n')
  expect(readdirSync(folder)).not.toContain('desktop.ini')
  const content = otherContent()
  writeFileSync(join(content, 'root/robots.txt'), 'Disallow: /')
  symlinkSync(join(content, 'images'), join(content, 'root/linked'))
  expect([...rootFiles(content).keys()].toSorted(), 'No link is followed.').toEqual(['/proof.txt', '/robots.txt'])
  const out = oldSite()
  const command = ['scripts/run.js', 'build', '--content', content, '--out', out]
  expect(spawnSync(process.execPath, command, { encoding: 'utf8' }).stderr).toMatch(
    /^Dois ficheiros do site teriam o mesmo nome \(.*robots\.txt\)/m,
  )
  expectUntouched(out)
})

/** A folder that already holds the site of the tests, as a build leaves it. */
function oldSite(): string {
  const out = join(temporaryFolder(), 'dist')
  cpSync(inject('site').folder, out, { recursive: true })
  return out
}

function expectUntouched(out: string): void {
  expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
}

/** The content with another name throughout, so that each of its pages differs. */
function otherContent(): string {
  const content = join(temporaryFolder(), 'content')
  cpSync(testSite, content, { recursive: true })
  const site = join(content, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll('Falcão', 'Segunda'))
  return content
}
