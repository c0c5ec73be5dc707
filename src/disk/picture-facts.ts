import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import pMap from 'p-map'
import { isLfsPointer, mostPixels, type PictureFacts, pictureFormat } from '../content/model/content-source.ts'
import { cachedJson, cacheFolder } from './cache-folder.ts'
import { programVersion, projectFolder } from './project-folder.ts'

/** In bytes: the largest files of today's cameras have about 25 million. */
const largest = 40_000_000
/** WebP has 16,383 pixels a side at most. */
const longestSide = 16_383

/** What Windows leaves in folders of pictures. The Mac's own files begin with a dot. */
const notPictures: ReadonlySet<string> = new Set(['thumbs.db', 'desktop.ini'])

/** The files of a picture folder by their exact names, also where the disk ignores case, with facts of those shown. */
export async function pictureFacts(folder: string, shown: ReadonlySet<string>) {
  const isShown = (name: string): boolean => [...shown].some((each) => each.normalize() === name.normalize())
  const factsOf = async (name: string): Promise<PictureFacts | undefined> => {
    if (!isShown(name)) return undefined
    const path = join(folder, name)
    if (leaves(folder, path)) return { fault: 'pictureOutside' }
    return statSync(path).size > largest ? { fault: 'pictureTooBig' } : factsOfPicture(readFileSync(path))
  }
  const names = pictureNames(folder)
  const facts = await pMap(names, factsOf, { concurrency: availableParallelism() })
  return new Map(names.map((name, index) => [name, facts[index]]))
}

function pictureNames(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    // Reading a pipe would wait for ever.
    const names = entries.flatMap((entry) => (entry.isFile() || entry.isSymbolicLink() ? [entry.name] : []))
    return names.filter((name) => !name.startsWith('.') && !notPictures.has(name.toLowerCase()))
  } catch {
    // Without the folder, every picture that a page names is missing.
    return []
  }
}

/** The name of a file as the disk spells it: the Mac may write `é` as two characters where a text has one. */
export function nameOnDisk(folder: string, name: string): string {
  if (existsSync(join(folder, name))) return name
  return pictureNames(folder).find((each) => each.normalize() === name.normalize()) ?? name
}

/** Whether a file is a link that leads out of the folder, or nowhere. */
function leaves(folder: string, path: string): boolean {
  try {
    return !realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    return true
  }
}

/** The code and packages that the facts of a picture depend on, beside its bytes. */
const readers = ['package-lock.json', 'src/disk/picture-facts.ts'].map((name) => join(projectFolder, name))

/** The facts of a picture with these bytes, cached: with ten pictures that saves a check 0.6 s of processor time. */
export function factsOfPicture(bytes: Buffer): Promise<PictureFacts> {
  const key = hash('sha256', programVersion(readers) + hash('sha256', bytes))
  return cachedJson(join(cacheFolder('picture-facts'), `${key}.json`), () => readFacts(bytes))
}

/** Whether metadata have a directory of the place (Exif 2.3, 4.6.3: tag 0x8825). Except in a PNG, they begin with a name. */
function hasGps(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = tiff.length < 8 ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  return Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index).some(
    (entry) => short(entry) === 0x8825,
  )
}

async function readFacts(bytes: Buffer): Promise<PictureFacts> {
  const format = pictureFormat(bytes)
  // Nothing else is opened: an SVG may hold scripts and load other files.
  if (!format) return { fault: isLfsPointer(bytes) ? 'pictureElsewhere' : 'pictureForm' }
  if (format === 'heic') return { fault: 'pictureHeic' }
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (Math.max(width, height) > longestSide || width * height > mostPixels) return { fault: 'picturePixels' }
    // Only decoding the whole picture shows whether it is truncated. The result is not needed, so it is small.
    await sharp(bytes, { failOn: 'truncated' }).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    const hasPlace = (exif && hasGps(exif)) || xmp?.includes('GPSLatitude')
    return { width, height, digest: hash('sha256', bytes, 'base64url'), ...(hasPlace && { hasPlace }) }
  } catch {
    return { fault: 'pictureBroken' }
  }
}
