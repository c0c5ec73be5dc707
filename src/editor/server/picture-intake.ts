import sharp, { type Sharp } from 'sharp'
import { pictureFormat } from '../../files/picture-format.ts'
import type { PictureSize, RefusalCode } from '../protocol.ts'

/** Pixels. No block asks for more, and a camera's original would make the repository heavy for ever. */
const longestSide = 4000

/** Pixels in all: more than any camera takes, and less than what fills the memory. */
const mostPixels = 120_000_000

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
}

export interface TakenPicture {
  readonly bytes: Buffer
  /** The ending of its name, without a dot. */
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif'
}

/** Why a picture is not taken. */
export interface PictureRefusal {
  readonly refused: Extract<RefusalCode, `picture${string}`>
  /** How large it is, where that is the reason. */
  readonly size?: PictureSize
}

/**
 * Takes a photograph as it comes from a phone or a camera: turned as it was held, without what it tells of the place and
 * the device, and no larger than the site has use for.
 *
 * @param least what the place that shows it needs
 * @returns what is wrong with it, where it can't be taken
 */
export async function takePicture(bytes: Buffer, least: PictureSize): Promise<TakenPicture | PictureRefusal> {
  // An SVG is a program that draws: it may hold scripts and load what it likes, so it is never opened.
  const format = pictureFormat(bytes)
  if (format === 'heic') return { refused: 'pictureHeic' }
  const encode = format && encoders[format]
  if (!encode) return { refused: 'pictureForm' }
  const options = { failOn: 'truncated', limitInputPixels: mostPixels } as const
  try {
    const { autoOrient: size } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (size.width * size.height > mostPixels) return { refused: 'pictureTooBig' }
    if (size.width < least.width || size.height < least.height) return { refused: 'pictureTooSmall', size }
    const turned = sharp(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return { bytes: await encode(turned).toBuffer(), extension: format === 'jpeg' ? 'jpg' : format }
  } catch {
    // Sharp has one kind of error, whatever was wrong with the file.
    return { refused: 'pictureBroken' }
  }
}
