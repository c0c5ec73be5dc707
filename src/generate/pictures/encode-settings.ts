import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp'
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
export const encodeSettings = {
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

export type Format = 'avif' | 'webp' | 'jpeg'

/** The source files that affect how a picture is encoded. */
export const encoderFiles = ['encode-settings.ts', 'image-variants.ts']

/** Part of the cache key: changes with everything that affects the encoded bytes. */
export const encoderVersion = (): string =>
  programVersion(
    encoderFiles.map((name) => new URL(name, import.meta.url)),
    sharp.versions,
  )

/**
 * The widths to encode of a picture, in pixels, smallest first. Those only just below its own are left out.
 * @param widest its own width, or the largest of the settings where that is less
 */
export function widthsFor(widest: number): readonly number[] {
  return [...encodeSettings.widths.filter((width) => width < widest * 0.9), widest]
}
