import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawingVersion } from './social-images.ts'

const inputs = [
  'src/social-image/social-images.ts',
  'src/social-image/social-image-svg.ts',
  'src/social-image/fit-lines.ts',
  'src/social-image/lettering.ts',
  'src/social-image/ribbon.ts',
  'src/styles/fonts/fraunces.woff2',
  'package-lock.json',
]

test.each(inputs)('no drawn picture is taken for one with another %s', (name) => {
  const project = mkdtempSync(join(tmpdir(), 'drawing-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const each of inputs) {
    mkdirSync(join(project, each, '..'), { recursive: true })
    cpSync(each, join(project, each))
  }
  const version = () => drawingVersion(pathToFileURL(join(project, 'src/social-image/')))
  const before = version()
  expect(before).toBe(drawingVersion())
  appendFileSync(join(project, name), ' ')
  expect(version()).not.toBe(before)
})

test('no drawn picture is taken for one from another version of what draws it', () => {
  const before = drawingVersion()
  const real = sharp.versions.rsvg
  onTestFinished(() => void Object.assign(sharp.versions, { rsvg: real }))
  Object.assign(sharp.versions, { rsvg: '0.0.0' })
  expect(drawingVersion()).not.toBe(before)
})
