import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { encoderVersion } from './encode-settings.ts'

const program = ['encode-settings.ts', 'image-variants.ts']

function copyOfProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of program) cpSync(new URL(name, import.meta.url), join(folder, name))
  return { folder, version: () => encoderVersion(pathToFileURL(join(folder, '/'))) }
}

test.each(program)('no picture is taken for one with another %s', (name) => {
  const { folder, version } = copyOfProgram()
  const before = version()
  expect(before).toBe(encoderVersion())
  appendFileSync(join(folder, name), ' ')
  expect(version()).not.toBe(before)
})

test('no picture is taken for one from another version of the encoder', () => {
  const before = encoderVersion()
  const real = sharp.versions.aom
  onTestFinished(() => void Object.assign(sharp.versions, { aom: real }))
  Object.assign(sharp.versions, { aom: '0.0.0' })
  expect(encoderVersion()).not.toBe(before)
})
