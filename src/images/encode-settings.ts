import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp'
import { programVersion } from '../files/program-version.ts'

/**
 * How every picture is encoded. More effort would save a few bytes, which no visitor would notice, and make whoever
 * builds the site wait: AVIF takes 1.6 times as long at effort 2 as at 1 for 1% fewer bytes, and ten times as long at 4 as
 * at 2 for another 5%; WebP takes 1.4 times as long at 4 as at 2 for 4% fewer.
 */
export const encodeSettings = {
  /** Pixels. A phone three times as dense as 360 CSS pixels asks for 1,080; a desktop is served sharp up to 1,920. */
  widths: [480, 800, 1280, 1920],
  /** The one variant for browsers without AVIF and WebP, and for link previews, which want at least 1,200 px. */
  fallbackWidth: 1280,
  avif: { quality: 50, effort: 1 } satisfies AvifOptions,
  webp: { quality: 74, effort: 2 } satisfies WebpOptions,
  jpeg: { quality: 76, mozjpeg: true } satisfies JpegOptions,
  /** What shows through a transparent picture where the format has no transparency. */
  background: '#ffffff',
  /** About so many colours make the placeholder, shared out over rows and columns by the picture's shape. */
  placeholderColours: 12,
}

export type Format = 'avif' | 'webp' | 'jpeg'

/** Whatever affects how a picture is encoded, beside the picture and sharp. */
export const encoderFiles = ['encode-settings.ts', 'image-variants.ts']

/** Changes with anything that changes the encoded bytes, so that none that an earlier version encoded are used again. */
export const encoderVersion = (): string =>
  programVersion(
    encoderFiles.map((name) => new URL(name, import.meta.url)),
    sharp.versions,
  )

/**
 * The widths to encode for an original of a given width, in pixels, smallest first. None is above the original's own,
 * which is the last where it is less than the largest; widths only just below it are left out.
 */
export function widthsFor(original: number): readonly number[] {
  const widest = Math.min(original, Math.max(...encodeSettings.widths))
  return [...encodeSettings.widths.filter((width) => width < widest * 0.9), widest]
}
