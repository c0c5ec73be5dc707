import sharp, { type Sharp } from 'sharp'
import { pictureFormat } from '../../content/model/picture-format.ts'
import type { PictureSize, RefusalCode } from '../protocol.ts'

/** Pixels. No block needs more, and a camera's original would bloat the repository for good. */
const longestSide = 4000

/** Pixels in total: more than any camera takes, and few enough to fit in memory. */
const mostPixels = 120_000_000

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
}

export interface TakenPicture {
  readonly bytes: Buffer
  /** The file extension, without a dot. */
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif'
}

/** Why a picture is refused. */
export interface PictureRefusal {
  readonly refused: Extract<RefusalCode, `picture${string}`>
  /** Its size, if that is the reason. */
  readonly size?: PictureSize
}

/**
 * Takes in a photograph as a phone or camera delivers it: rotates it upright, removes what it says about place and
 * device, and scales it down to what the site can use.
 *
 * @param least the size that the place showing it needs
 * @returns what is wrong with it, if it is refused
 */
export async function takePicture(bytes: Buffer, least: PictureSize): Promise<TakenPicture | PictureRefusal> {
  // An SVG is a program that draws: it may contain scripts and load other resources, so it is never opened.
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
    // Sharp throws the same kind of error whatever is wrong with the file.
    return { refused: 'pictureBroken' }
  }
}
