import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildWhole, killedWhileWriting, runBuild } from './build/build-process.ts'
import { siteFiles } from './build/site-files.ts'
import { testSite } from './site.ts'

test('a build that is killed while it writes leaves the old site, and the next one clears away what it has written', async () => {
  const out = oldSite()
  expect((await runBuild(['--content', otherContent(), '--out', out], killedWhileWriting)).code).toBeNull()
  expect(readdirSync(dirname(out))).toHaveLength(2)
  expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
  await buildWhole(['--content', testSite, '--out', out])
  expectUntouched(out)
})

test('a build that fails half-way, at a damaged picture, leaves the old site and says which picture', async () => {
  const content = otherContent()
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const create = { width: 1600, height: 1200, channels: 3, background: '#a8472a', noise } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  writeFileSync(join(content, 'images', 'portrait.jpg'), picture.subarray(0, picture.length / 2))
  const out = oldSite()
  const { code, stderr } = await runBuild(['--content', content, '--out', out])
  expect(code).toBe(1)
  expect(stderr).toContain('portrait.jpg')
  expectUntouched(out)
})

for (const { what, parameters, says } of [
  { what: 'an output folder that holds something else', parameters: ['--out', 'src'], says: 'não foi feita por este' },
  // Not even root can write there.
  { what: 'an output folder that can not be written', parameters: ['--out', '/sys/dist'], says: 'Não há permissão' },
]) {
  test(`${what} is reported in one line, and the old site stays`, async () => {
    const out = oldSite()
    const { code, stderr } = await runBuild(['--content', testSite, '--out', out, ...parameters])
    expect(stderr).toContain(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expectUntouched(out)
  })
}

/** A folder that already holds the site of the tests, as a build leaves it. */
function oldSite(): string {
  const out = join(emptyFolder(), 'dist')
  cpSync(inject('site').folder, out, { recursive: true })
  return out
}

function expectUntouched(out: string): void {
  expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
}

/** The content with another name throughout, so that each of its pages differs. */
function otherContent(): string {
  const content = join(emptyFolder(), 'content')
  cpSync(testSite, content, { recursive: true })
  const site = join(content, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll('Falcão', 'Segunda'))
  return content
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
