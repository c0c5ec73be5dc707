import { readFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import type { DrawnPicture } from '../content/localise/localise.ts'
import { type CachedDrawing, findDrawing, keepDrawing, keyOf } from './cache.ts'
import { draw, type Drawing } from './image-variants.ts'
import { mapAtOnce } from './map-at-once.ts'
import type { Format } from './encode-settings.ts'

export interface DrawnPictures {
  /** What the pages need to know of each file, by the name it was asked for. */
  readonly pictures: ReadonlyMap<string, DrawnPicture>
  /** What has to lie in the site, without duplicates. */
  readonly outputs: readonly PictureOutput[]
}

export interface PictureOutput {
  /** Where it is served: `/images/<name>-<hash>-<width>.<ext>`. The hash changes with the picture: cache it for ever. */
  readonly path: string
  /** The file to copy, an absolute path. */
  readonly source: string
}

export interface DrawOptions {
  /** Where drawings are kept between builds. */
  readonly cacheFolder?: string
  /** Called after each picture that had to be drawn; never while everything comes from the cache. */
  readonly onProgress?: (drawn: number, toDraw: number) => void
}

/**
 * Draws picture files of a folder in the forms that browsers choose from, or finds them drawn: a picture that didn't
 * change costs its hash. `width` and `height` of a picture are those of its `src`, in pixels.
 *
 * @throws an `Error` that names the file where one is missing or is no picture
 */
export async function drawPictures(
  files: readonly string[],
  folder: string,
  { cacheFolder = 'node_modules/.cache/pictures', onProgress }: DrawOptions = {},
): Promise<DrawnPictures> {
  const cache = resolve(cacheFolder)
  const names = [...new Set(files)]
  const found = await mapAtOnce(names, async (file) => findDrawing(cache, keyOf(await read(folder, file))))
  const toDraw = found.filter((drawing) => drawing === undefined).length
  let drawn = 0
  const drawAndKeep = async (file: string): Promise<CachedDrawing> => {
    const original = await read(folder, file)
    const drawing = await keepDrawing(cache, keyOf(original), await drawNamed(file, folder, original))
    drawn += 1
    onProgress?.(drawn, toDraw)
    return drawing
  }
  const drawings = await mapAtOnce(names, async (file, index) => ({
    file,
    drawing: found[index] ?? (await drawAndKeep(file)),
  }))
  const outputs = drawings.flatMap(({ file, drawing }) =>
    drawing.forms.map((form): [string, string] => [address(file, drawing, form), form.source]),
  )
  return {
    pictures: new Map(drawings.map(({ file, drawing }) => [file, describe(file, drawing)])),
    outputs: Array.from(new Map(outputs), ([path, source]) => ({ path, source })),
  }
}

function describe(file: string, drawing: CachedDrawing): DrawnPicture {
  const { width, height, placeholder } = drawing
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: drawing.forms
      .filter((form) => form.format === format)
      .map((form) => `${address(file, drawing, form)} ${form.width}w`)
      .join(', '),
  }))
  return { width, height, src: address(file, drawing, { format: 'jpeg', width }), sources, placeholder }
}

/** Only characters that need no escape in a URL or a `srcset`: `Círculo (2).JPG` is served as `circulo-2`. */
function address(file: string, { hash }: CachedDrawing, { format, width }: { format: Format; width: number }): string {
  const name = parse(file)
    .name.normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `/images/${[name, hash, width].filter(Boolean).join('-')}.${format === 'jpeg' ? 'jpg' : format}`
}

async function read(folder: string, file: string): Promise<Buffer> {
  return readFile(join(folder, file)).catch((cause: unknown) => {
    throw new Error(`${join(folder, file)} can't be read. Put the picture there, or correct its name.`, { cause })
  })
}

async function drawNamed(file: string, folder: string, original: Buffer): Promise<Drawing> {
  return draw(original).catch((cause: unknown) => {
    const remedy = 'Save it again as JPEG, or put another in its place.'
    throw new Error(`${join(folder, file)} can't be read as a picture. ${remedy}`, { cause })
  })
}
