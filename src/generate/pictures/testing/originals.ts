import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, onTestFinished } from 'vitest'
import { encodeImages, type EncodeOptions } from '../encode-images.ts'

/** Originals in a folder that each test has of its own. */
export function originalsForTests() {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })
  return {
    /** The path of a file in the folder. */
    pathOf: (name: string) => join(folder, name),
    photograph: (name: string, width: number, height: number) =>
      gradient(width, height).jpeg().toFile(join(folder, name)),
    encode: (files: readonly string[], options?: EncodeOptions) =>
      encodeImages(files, folder, { cacheFolder: join(folder, 'cache'), ...options }),
  }
}

/** Is removed after the test. */
export function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Every pixel differs from its neighbours, so that a form of the wrong size or orientation can't pass for the right one. */
export function gradient(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = ((at / 3) % width) * (255 / width)
    pixels[at + 1] = (at / 3 / width) * (255 / height)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
