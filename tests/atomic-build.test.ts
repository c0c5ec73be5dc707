import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildWhole, killed, startBuild } from './build/build-process.ts'
import { siteFiles } from './build/site-files.ts'
import { describeNeeding } from './needs.ts'
import { testSite } from './site.ts'

test(
  'a build that is killed while it writes leaves the old site, and the next one clears away what it has written',
  { timeout: 60_000 },
  async () => {
    const out = oldSite()
    const environment = killed('while it writes')
    expect((await startBuild(['--content', otherContent(), '--out', out], { environment }).ended).code).toBeNull()
    expect(readdirSync(dirname(out))).toHaveLength(2)
    expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
    await buildWhole(['--content', testSite, '--out', out])
    expectUntouched(out)
  },
)

test(
  'a build that is killed between its two renames is finished by the next one, even if that finds the content wrong',
  { timeout: 60_000 },
  async () => {
    const [out, wrong] = [oldSite(), otherContent()]
    const environment = killed('between its renames')
    const { code } = await startBuild(['--content', testSite, '--out', out], { environment }).ended
    expect([code, existsSync(out)]).toEqual([null, false])
    writeFileSync(join(wrong, 'site.yaml'), 'name: [')
    expect((await startBuild(['--content', wrong, '--out', out]).ended).code).toBe(1)
    expect(siteFiles(out)).toEqual(siteFiles(inject('site').folder))
  },
)

test(
  'a build that fails half-way, at a damaged picture, leaves the old site and says which picture',
  {
    timeout: 60_000,
  },
  async () => {
    const content = otherContent()
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
    const create = { width: 1600, height: 1200, channels: 3, background: '#a8472a', noise } as const
    const picture = await sharp({ create }).jpeg().toBuffer()
    writeFileSync(join(content, 'images', 'portrait.jpg'), picture.subarray(0, picture.length / 2))
    const out = oldSite()
    const { code, stderr } = await startBuild(['--content', content, '--out', out]).ended
    expect(code).toBe(1)
    expect(stderr).toContain('portrait.jpg')
    expectUntouched(out)
  },
)

for (const { what, parameters, says } of [
  { what: 'an option without its value', parameters: ['--content'], says: '--content precisa de um valor' },
  { what: 'an output folder that holds something else', parameters: ['--out', 'src'], says: 'não foi feita por este' },
  // Not even root can write there.
  { what: 'an output folder that can not be written', parameters: ['--out', '/sys/dist'], says: 'Não há permissão' },
]) {
  test(`${what} is reported in one line, and the old site stays`, { timeout: 30_000 }, async () => {
    const out = oldSite()
    const { code, stderr } = await startBuild(['--content', testSite, '--out', out, ...parameters]).ended
    expect(stderr).toContain(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expectUntouched(out)
  })
}

// This needs no rights, only a Linux that lets any user make a namespace of their own.
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0
describeNeeding('a disk of its own (unshare, which may make namespaces)', canMount, { timeout: 60_000 }, () => {
  test('a full disk is reported in one line, and the old site stays', () => {
    // A disk with room for one and a half sites, which only this test sees.
    const [disk, copy] = [emptyFolder(), emptyFolder()]
    const script = `
    size=$(($(du -sk "$old" | cut -f1) * 3 / 2))
    mount -t tmpfs -o size="$size"k none "$disk" && cp -a "$old/." "$disk" || exit 9
    "$node" --import ./scripts/typescript.js scripts/build.ts --content "$content" --out "$disk/dist"; code=$?
    cp -a "$disk/." "$copy"; exit $code`
    const env = { ...process.env, disk, copy, content: testSite, old: dirname(oldSite()), node: process.execPath }
    const { status, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script], { env, encoding: 'utf8' })
    expect(stderr).toMatch(/^O disco está cheio.*continua inteiro\.\n$/)
    expect(status).toBe(1)
    expectUntouched(join(copy, 'dist'))
  })
})

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
