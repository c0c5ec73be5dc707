import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp'

/**
 * How every picture is encoded. What more effort takes off the bytes no visitor notices and every author waits for:
 * AVIF at effort 2 takes 1.6 times as long as at 1 and is 1% smaller, at 4 ten times and 5% smaller than at 2; WebP at 4
 * takes 1.4 times as long as at 2 and is 4% smaller.
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

/** The program that encodes: these settings, and what is done with them. */
const encoder = ['encode-settings.ts', 'image-variants.ts']

/**
 * Changes with anything that changes the encoded bytes, so that none of an older program, or of other packages, are ever
 * taken for new.
 * @param folder where the program lies
 */
export function encoderVersion(folder = new URL('.', import.meta.url)): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  for (const name of encoder) hash.update(readFileSync(new URL(name, folder)))
  return hash.digest('hex')
}

/**
 * The widths to encode for an original of a given width, in pixels, smallest first. Never above the original's; the last
 * one is the original's own where that is less than the largest, and nothing is encoded twice at nearly the same width.
 */
export function widthsFor(original: number): readonly number[] {
  const widest = Math.min(original, Math.max(...encodeSettings.widths))
  return [...encodeSettings.widths.filter((width) => width < widest * 0.9), widest]
}
