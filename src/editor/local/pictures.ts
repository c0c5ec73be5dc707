import sharp, { type Sharp } from 'sharp'
import { mostPixels, pictureFormat } from '../../content/model/content-source.ts'
import { isPictureName, pictureFolder } from '../../content/model/content-names.ts'
import type { TakenPicture, UndoStore } from '../content-server.ts'
import type { ContentStore } from '../content-store.ts'
import { scaleOf, type PictureSize, type Refusal } from '../protocol.ts'

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
}

/** Phones write data that `sharp` warns of, and every program shows (https://github.com/lovell/sharp/issues/1578). */
const tolerant = { failOn: 'truncated' } as const

/**
 * Takes in a photograph as a phone or camera delivers it: rotates it upright, removes what it says about place and
 * device, and scales it down to what the site can use.
 * @param least the size that the place showing it needs
 */
export async function takePicture(picture: Blob, least: PictureSize): Promise<TakenPicture | Refusal> {
  const bytes = Buffer.from(await picture.arrayBuffer())
  // An SVG is a program that draws: it may contain scripts and load other resources, so it is never opened.
  const format = pictureFormat(bytes)
  if (format === 'heic') return { refused: 'pictureHeic' }
  const encode = format && encoders[format]
  if (!encode) return { refused: 'pictureForm' }
  try {
    const { autoOrient: size } = await sharp(bytes, { ...tolerant, limitInputPixels: false }).metadata()
    if (size.width * size.height > mostPixels) return { refused: 'pictureTooBig' }
    if (size.width < least.width || size.height < least.height) return { refused: 'pictureTooSmall', size }
    const turned = sharp(bytes, tolerant)
      .autoOrient()
      .resize(Math.round(size.width * scaleOf(size, least)))
    return { bytes: await encode(turned).toBuffer(), extension: format === 'jpeg' ? 'jpg' : format }
  } catch {
    // Sharp throws the same kind of error whatever is wrong with the file.
    return { refused: 'pictureBroken' }
  }
}

/** Gives a picture for the page, at most so many pixels wide; undefined if there is none. */
export type PictureView = (name: string, version: string, width: number) => Promise<Buffer | undefined>

/** Shows the published or kept picture that the version names, otherwise the current one. Each is scaled down once. */
export function pictureView(store: ContentStore, undo: UndoStore): PictureView {
  const made = new Map<string, Promise<Buffer>>()
  return async (name, version, width) => {
    const stored = isPictureName(name) ? await store.read(pictureFolder + name) : undefined
    // A new picture is not in the content yet, and a published one may have been replaced or removed since.
    const other = version === stored?.version ? undefined : await undo.picture(version)
    const bytes = other ?? stored?.bytes
    if (!bytes) return undefined
    const key = `${other ? version : stored?.version} ${width}`
    const picture =
      made.get(key) ??
      sharp(bytes, tolerant).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
    made.set(key, picture)
    return picture
  }
}
