import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOutput } from './output.ts'
import { rememberBuild } from './previous-build.ts'
import { whileCallFails } from './test-failing-calls.ts'
import { addresses, build, emptyFolder, site, source, whole } from './test-output.ts'

test('files are taken over from the previous build, and never written to', () => {
  const { out, previous } = rememberedSite()
  const output = openOutput(out, previous)
  expect(output.keep(['/index.html', '/images/copy.ts'])).toBe(true)
  expect(statSync(join(output.folder, 'index.html')).ino).toBe(statSync(join(out, 'index.html')).ino)
  expect(() => output.write('/index.html', 'new')).toThrow('EEXIST')
  expect(() => output.copy('/images/copy.ts', join(out, '404.html'))).toThrow('EEXIST')
  output.discard()
  expect(site(out)).toEqual(whole('old'))
})

for (const code of ['EPERM', 'EXDEV', 'ENOTSUP']) {
  test(`where the file system has no hard links (${code}) files are taken over as copies`, () => {
    const { out, previous } = rememberedSite()
    const output = openOutput(out, previous)
    const { failed, error } = whileCallFails('linkSync', code, Infinity, () => {
      expect(output.keep([...addresses, '/images/copy.ts'])).toBe(true)
    })
    expect([failed, error]).toEqual(['linkSync', undefined])
    expect(statSync(join(output.folder, 'index.html')).ino).not.toBe(statSync(join(out, 'index.html')).ino)
    output.publish()
    expect(site(out)).toEqual(whole('old'))
  })
}

test('nothing is taken over from a site that another build has published in the meantime', () => {
  const { out, previous } = rememberedSite()
  build(out, 'new')
  const output = openOutput(out, previous)
  expect(output.keep(addresses)).toBe(false)
  rmSync(out, { recursive: true })
  expect(output.keep(addresses)).toBe(false)
  for (const address of addresses) output.write(address, 'mine')
})

function rememberedSite() {
  const out = join(emptyFolder(), 'dist')
  const output = openOutput(out)
  for (const address of addresses) output.write(address, `old ${address}`)
  output.copy('/images/copy.ts', source)
  const previous = rememberBuild(output.folder, out)
  output.publish()
  return { out, previous }
}
