import sharp, { type Sharp } from 'sharp'
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

/**
 * Encodes a picture in every variant of the settings, upright, in sRGB and without metadata (a photograph may tell where the
 * photographer lives). The same original gives the same bytes.
 *
 * @throws where the bytes are no picture, or a damaged one
 */
export async function encodeVariants(original: Buffer): Promise<ImageVariants> {
  const { autoOrient: size } = await sharp(original).metadata()
  const widths = widthsFor(size.width)
  const variants: ImageVariant[] = []
  for (const width of widths) {
    // Decoded and resized once for both formats.
    const pixels = await upright(original).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    for (const format of ['avif', 'webp'] as const) {
      const picture = sharp(pixels.data, { raw: pixels.info })
      variants.push({ format, width, bytes: await picture.toFormat(format, encodeSettings[format]).toBuffer() })
    }
  }
  const jpeg = await opaque(original)
    .resize({ width: widths.findLast((width) => width <= encodeSettings.fallbackWidth) ?? size.width })
    .jpeg(encodeSettings.jpeg)
    .toBuffer({ resolveWithObject: true })
  variants.push({ format: 'jpeg', width: jpeg.info.width, bytes: jpeg.data })
  const placeholder = await placeholderOf(original, size.width / size.height)
  return { width: jpeg.info.width, height: jpeg.info.height, placeholder, variants }
}

async function placeholderOf(original: Buffer, aspect: number): Promise<ImageVariants['placeholder']> {
  const columns = clamp(
    Math.round(Math.sqrt(encodeSettings.placeholderColours * aspect)),
    1,
    encodeSettings.placeholderColours,
  )
  const rows = clamp(Math.round(encodeSettings.placeholderColours / columns), 1, encodeSettings.placeholderColours)
  const pixels = await opaque(original)
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = Array.from(
    { length: columns * rows },
    (_, index) => `#${pixels.data.toString('hex', index * pixels.info.channels, index * pixels.info.channels + 3)}`,
  )
  return { columns, colours }
}

const upright = (original: Buffer): Sharp => sharp(original).autoOrient()
const opaque = (original: Buffer): Sharp => upright(original).flatten({ background: encodeSettings.background })
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
