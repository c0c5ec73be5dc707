import { readFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { cacheFolder } from '../../disk/cache-folder.ts'
import { mapPerCore } from '../../disk/map-per-core.ts'
import { nameOnDisk } from '../../disk/picture-facts.ts'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { slug } from '../../content/model/slug.ts'
import type { ResponsiveImage } from '../../content/page/localised.ts'
import { type CachedVariants, findCached, storeVariants, cacheKey } from './cache.ts'
import type { Format } from './encode-settings.ts'
import { encodeVariants, type ImageVariants } from './image-variants.ts'

export interface EncodedImages {
  /** What pages need to know of each file, by its name in the content. */
  readonly pictures: ReadonlyMap<string, ResponsiveImage>
  /** The files to copy to the site, without duplicates. */
  readonly outputs: readonly ImageOutput[]
}

/** A file of a built site. */
export interface ImageOutput {
  /** Where it is served: `/images/<name>-<hash>-<width>.<ext>`. The hash changes with the picture: cache it for ever. */
  readonly address: string
  /** The file to copy, an absolute path. */
  readonly source: string
}

export interface EncodeOptions {
  /** Where encoded pictures are cached between builds. */
  readonly cacheFolder?: string
  /** Called after each picture that had to be encoded; never while everything comes from the cache. */
  readonly onProgress?: (encoded: number, toEncode: number) => void
}

/**
 * Encodes picture files of a folder in the formats and widths that browsers choose from, or finds them in the cache:
 * encoding a picture takes a second of processor time. `width` and `height` of a picture are those of its `src`, in
 * pixels.
 *
 * @throws an `Error` with the name of a file that is missing or is no picture
 */
export async function encodeImages(
  files: readonly string[],
  folder: string,
  { cacheFolder: cache = cacheFolder('images'), onProgress }: EncodeOptions = {},
): Promise<EncodedImages> {
  const names = [...new Set(files)]
  const cached = await mapPerCore(names, async (file) => findCached(resolve(cache), cacheKey(await read(folder, file))))
  const toEncode = cached.filter((variants) => variants === undefined).length
  let encoded = 0
  const encodeAndStore = async (file: string): Promise<CachedVariants> => {
    const original = await read(folder, file)
    const stored = await storeVariants(resolve(cache), cacheKey(original), await encodeNamed(file, folder, original))
    encoded += 1
    onProgress?.(encoded, toEncode)
    return stored
  }
  const images = await mapPerCore(names, async (file, index) => ({
    file,
    image: cached[index] ?? (await encodeAndStore(file)),
  }))
  const outputs = images.flatMap(({ file, image }) =>
    image.variants.map((variant): [string, string] => [address(file, image, variant), variant.source]),
  )
  return {
    pictures: new Map(images.map(({ file, image }) => [file, describe(file, image)])),
    outputs: Array.from(new Map(outputs), ([served, source]) => ({ address: served, source })),
  }
}

function describe(file: string, image: CachedVariants): ResponsiveImage {
  const { width, height, placeholder } = image
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: image.variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${address(file, image, variant)} ${variant.width}w`)
      .join(', '),
  }))
  return { width, height, src: address(file, image, { format: 'jpeg', width }), sources, placeholder }
}

/** Only characters that need no escape in a URL or a `srcset`: `Círculo (2).JPG` is served as `circulo-2`. */
function address(file: string, { hash }: CachedVariants, { format, width }: { format: Format; width: number }): string {
  const name = slug(parse(file).name)
  return `${siteFolders.pictures}${[name, hash, width].filter(Boolean).join('-')}.${format === 'jpeg' ? 'jpg' : format}`
}

async function read(folder: string, file: string): Promise<Buffer> {
  return readFile(join(folder, nameOnDisk(folder, file))).catch((cause: unknown) => {
    throw new Error(`${join(folder, file)} can't be read. Put the picture there, or correct its name.`, { cause })
  })
}

async function encodeNamed(file: string, folder: string, original: Buffer): Promise<ImageVariants> {
  return encodeVariants(original).catch((cause: unknown) => {
    const remedy = 'Save it again as JPEG, or put another in its place.'
    throw new Error(`${join(folder, file)} can't be read as a picture. ${remedy}`, { cause })
  })
}
