import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'
import pMap from 'p-map'
import { cachedJson, cacheFolder } from '../../disk/cache-folder.ts'
import { nameOnDisk } from '../../disk/picture-facts.ts'
import { writeComplete } from '../../disk/write-complete.ts'
import { pictureFiles, type Content } from '../../content/model/content.ts'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { slug } from '../../content/model/content-names.ts'
import type { ResponsiveImage } from '../../content/page/localised.ts'
import type { PictureLookup } from '../../content/page/localise-value.ts'
import { encoderVersion, encodeVariants, type ImageVariants } from './image-variants.ts'

export interface EncodeOptions {
  /** Where encoded pictures are cached between builds. */
  readonly cacheFolder?: string
  /** Called with the name of each picture that had to be encoded. */
  readonly onEncoded?: (file: string) => void
}

/**
 * Encodes picture files of a folder in the formats and widths that browsers choose from, or finds them in the cache:
 * encoding takes a second of processor time each. `width` and `height` of a picture are those of its `src`, in pixels.
 * @returns `pictures`: what pages need to know of each file, by its name in the content; `outputs`: the files to copy to
 * the site, without duplicates, each from an absolute path to `/images/<hash>-<name>-<width>.<ext>`. The hash changes
 * with the picture: cache it for ever.
 * @throws an `Error` with the name of a file that is missing or is no picture
 */
export async function encodeImages(files: readonly string[], folder: string, options: EncodeOptions = {}) {
  const { cacheFolder: cache = cacheFolder('images'), onEncoded } = options
  const encodeOne = async (file: string) => {
    const path = join(folder, file)
    const noFile = failing(path, "can't be read. Put the picture there, or correct its name.")
    const noPicture = failing(path, "can't be read as a picture. Save it again as JPEG, or put another in its place.")
    const original = await readFile(join(folder, nameOnDisk(folder, file))).catch(noFile)
    const key = cacheKey(original)
    const sourceOf = ({ width, format }: Variant) => join(cache, `${key}-${width}.${format}`)
    const encoded = await cachedJson(join(cache, `${key}.json`), async (): Promise<Encoded> => {
      const image = await encodeVariants(original).catch(noPicture)
      // The variants come first: whoever finds the facts also finds them.
      for (const variant of image.variants) await writeComplete(sourceOf(variant), variant.bytes)
      onEncoded?.(file)
      return { ...image, variants: image.variants.map(({ format, width }) => ({ format, width })) }
    })
    return { file, sourceOf, image: { ...encoded, hash: key.slice(0, 8) } }
  }
  const images = await pMap(new Set(files), encodeOne, { concurrency: availableParallelism() })
  const outputs = images.flatMap(({ file, image, sourceOf }) =>
    image.variants.map((variant): [string, string] => [address(file, image, variant), sourceOf(variant)]),
  )
  return {
    pictures: new Map(images.map(({ file, image }) => [file, describe(file, image)])),
    outputs: Array.from(new Map(outputs), ([served, source]) => ({ address: served, source })),
  }
}

type Variant = Omit<ImageVariants['variants'][number], 'bytes'>

/** What is cached of a picture, beside the files of its variants. */
type Encoded = Omit<ImageVariants, 'variants'> & { readonly variants: readonly Variant[] }

/** An encoded picture with the first digits of its key, for file names. */
type Hashed = Encoded & { readonly hash: string }

/** The key under which the variants of an original, encoded by the program as it is now, are cached. */
export const cacheKey = (original: Buffer): string => hash('sha256', encoderVersion() + hash('sha256', original))

function describe(file: string, image: Hashed): ResponsiveImage {
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
function address(file: string, { hash: digits }: Hashed, { format, width }: Variant): string {
  // Content blockers take `-300x250-` for an advertisement, and `/images/fb-` without a hash for the button of a network.
  const name = slug(parse(file).name).replaceAll(/(?<=\d)x(?=\d)/g, '')
  return `${siteFolders.pictures}${[digits, name, width].filter(Boolean).join('-')}.${format === 'jpeg' ? 'jpg' : format}`
}

/** Fails with the name of a picture, and says what to do about it. */
const failing = (path: string, fault: string) => (cause: unknown) => {
  throw new Error(`${path} ${fault}`, { cause })
}

/** Encodes every picture that the pages show, and prints the names of those that were not in the cache. */
export async function sitePictures(content: Content, pictureFolder: string) {
  const { pictures, outputs } = await encodeImages(pictureFiles(content), pictureFolder, {
    onEncoded: (file) => console.log(`Imagem preparada: ${file}`),
  })
  const picture: PictureLookup = (file) => {
    const encoded = pictures.get(file)
    if (!encoded) throw new Error(`The picture ${file} was not encoded.`)
    return encoded
  }
  return { picture, outputs }
}

export type SitePictures = Awaited<ReturnType<typeof sitePictures>>
