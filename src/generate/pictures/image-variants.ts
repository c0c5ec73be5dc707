import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { encodeSettings, type Format, widthsFor } from './encode-settings.ts'

/** A picture in one format and width. */
export interface ImageVariant {
  readonly format: Format
  /** In pixels. */
  readonly width: number
  readonly bytes: Buffer
}

/** A picture in every variant, with the size in pixels of its JPEG. */
export interface ImageVariants {
  readonly width: number
  readonly height: number
  readonly placeholder: { readonly columns: number; readonly colours: readonly string[] }
  readonly variants: readonly ImageVariant[]
}

/** A picture that has been read, uncompressed. */
interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/**
 * Encodes a picture in every variant of the settings, upright, in sRGB and without metadata (a photograph may tell where the
 * photographer lives). The same original gives the same bytes.
 *
 * @throws where the bytes are no picture, or a damaged one
 */
export async function encodeVariants(original: Buffer): Promise<ImageVariants> {
  // Read once, no larger than what is served: everything is made from this, however large a photograph is.
  const largest = await readPixels(
    sharp(original)
      .autoOrient()
      .resize({ width: Math.max(...encodeSettings.widths), withoutEnlargement: true }),
  )
  const sizes = await Promise.all(
    widthsFor(largest.info.width).map((width) =>
      width === largest.info.width ? largest : readPixels(picture(largest).resize({ width })),
    ),
  )
  const variants: ImageVariant[] = []
  for (const size of sizes) {
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await picture(size).toFormat(format, encodeSettings[format]).toBuffer()
      variants.push({ format, width: size.info.width, bytes })
    }
  }
  const fallback = sizes.findLast(({ info }) => info.width <= encodeSettings.fallbackWidth) ?? largest
  const { width, height } = fallback.info
  variants.push({ format: 'jpeg', width, bytes: await opaque(fallback).jpeg(encodeSettings.jpeg).toBuffer() })
  return { width, height, placeholder: await placeholderOf(largest), variants }
}

async function placeholderOf(pixels: Pixels): Promise<ImageVariants['placeholder']> {
  const aspect = pixels.info.width / pixels.info.height
  const columns = clamp(
    Math.round(Math.sqrt(encodeSettings.placeholderColours * aspect)),
    1,
    encodeSettings.placeholderColours,
  )
  const rows = clamp(Math.round(encodeSettings.placeholderColours / columns), 1, encodeSettings.placeholderColours)
  const { data, info } = await readPixels(
    opaque(pixels).resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' }).toColourspace('srgb'),
  )
  const colours = Array.from(
    { length: columns * rows },
    (_, index) => `#${data.toString('hex', index * info.channels, index * info.channels + 3)}`,
  )
  return { columns, colours }
}

const readPixels = (pipeline: Sharp): Promise<Pixels> => pipeline.raw().toBuffer({ resolveWithObject: true })
const picture = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info })
const opaque = (pixels: Pixels): Sharp => picture(pixels).flatten({ background: encodeSettings.background })
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
