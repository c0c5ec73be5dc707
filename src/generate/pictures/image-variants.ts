import sharp, { type AvifOptions, type JpegOptions, type Sharp, type WebpOptions } from 'sharp'
import { programVersion } from '../../disk/project-folder.ts'

/**
 * How every picture is encoded. More effort would save few bytes and make builds slower: AVIF takes 1.6 times as long at effort 2 as at 1 for 7% fewer bytes, and eight times as long at 4
 * as at 2; WebP takes 1.4 times as long at 4 as at 2 for 4% fewer; JPEG takes a third longer with its scans optimised
 * for 2% fewer. Less effort makes AVIF 28% larger.
 *
 * Tuned for SSIM and with its colours at half the resolution, as they are in JPEG and WebP, AVIF takes four fifths of the
 * time that it takes by default at quality 50. The site's drawings have 5% fewer bytes then and photographs 4% more; both
 * are at least as near to their originals, by SSIMULACRA and by Butteraugli.
 */
const encodeSettings = {
  /** Pixels. A phone three times as dense as 360 CSS pixels asks for 1,080; a desktop is served sharp up to 1,920. */
  widths: [480, 800, 1280, 1920],
  /** The one variant for browsers without AVIF and WebP, and for link previews, which want at least 1,200 px. */
  fallbackWidth: 1280,
  avif: { quality: 62, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  webp: { quality: 74, effort: 2 } satisfies WebpOptions,
  jpeg: { quality: 76, mozjpeg: true, optimiseScans: false } satisfies JpegOptions,
  /** What shows through a transparent picture where the format has no transparency. */
  background: '#ffffff',
  /** About so many colours make the placeholder, shared out over rows and columns by the picture's shape. */
  placeholderColours: 12,
}

/** Part of the cache key: changes with everything that affects the encoded bytes. */
export const encoderVersion = (): string => programVersion([new URL(import.meta.url)], sharp.versions)

/** A picture in one format and width. */
interface ImageVariant {
  readonly format: 'avif' | 'webp' | 'jpeg'
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
type Pixels = Awaited<ReturnType<typeof readPixels>>

/**
 * Encodes a picture in every variant of the settings, upright, in sRGB and without metadata (a photograph may tell where the
 * photographer lives). The same original gives the same bytes.
 * @throws where the bytes are no picture, or a damaged one
 */
export async function encodeVariants(original: Buffer): Promise<ImageVariants> {
  // Read once, no larger than what is served: everything is made from this, however large a photograph is. Phones write data
  // that `sharp` warns of, and every program shows (https://github.com/lovell/sharp/issues/1578).
  const largest = await readPixels(
    sharp(original, { failOn: 'truncated' })
      .autoOrient()
      .resize({ width: Math.max(...encodeSettings.widths), withoutEnlargement: true }),
  )
  const sizes = await Promise.all(
    widthsFor(largest.info.width).map(async (width) =>
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

/**
 * The widths to encode of a picture, in pixels, smallest first. Those only just below its own are left out.
 * @param widest its own width, or the largest of the settings where that is less
 */
const widthsFor = (widest: number) => [...encodeSettings.widths.filter((width) => width < widest * 0.9), widest]

async function placeholderOf(pixels: Pixels): Promise<ImageVariants['placeholder']> {
  // What stands behind a transparent picture is seen for ever: it is the colour that its JPEG has.
  if (pixels.info.channels % 2 === 0 && !(await picture(pixels).stats()).isOpaque)
    return { columns: 1, colours: [encodeSettings.background] }
  const aspect = pixels.info.width / pixels.info.height
  const { placeholderColours: most } = encodeSettings
  const columns = Math.min(Math.max(Math.round(Math.sqrt(most * aspect)), 1), most)
  const rows = Math.round(most / columns)
  const { data, info } = await readPixels(
    opaque(pixels).resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' }).toColourspace('srgb'),
  )
  const colours = Array.from(
    { length: columns * rows },
    (_, index) => `#${data.toString('hex', index * info.channels, index * info.channels + 3)}`,
  )
  return { columns, colours }
}

const readPixels = (pipeline: Sharp) => pipeline.raw().toBuffer({ resolveWithObject: true })
/** `info` says `premultiplied` of how the picture was scaled, not of these pixels. */
const picture = ({ data, info }: Pixels): Sharp => sharp(data, { raw: { ...info, premultiplied: false } })
const opaque = (pixels: Pixels): Sharp => picture(pixels).flatten({ background: encodeSettings.background })
