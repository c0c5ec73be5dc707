import type { PictureFault } from './diagnostic-facts.ts'
import type { TextEncoding } from './text-encoding.ts'

/** A content folder as a value, wherever it comes from: a disk, a form in a browser or a test. */
export interface ContentSource {
  /** The folder as messages name it: `content`. Empty where file names stand alone. */
  readonly folder: string
  /** Every YAML file in it, by its path there (`home.yaml`, forward slashes). Absent if there is no such folder. */
  readonly files: ReadonlyMap<string, string | UnusableFile> | undefined
  /** Every file in the picture folder, by name. Those that no page shows may have no facts: see `shownPictures`. */
  readonly pictures: ReadonlyMap<string, PictureFacts | undefined>
}

/** Why a file has no text, or no reliable one. */
export type UnusableFile =
  | { readonly fault: 'notAFile' }
  | { readonly fault: 'fileTooBig'; readonly bytes: number }
  /**
   * The text has U+FFFD in place of what could not be decoded, and is empty if nothing could. The encoding is that of all
   * of it, as text editors call it: none where only some bytes are wrong.
   */
  | { readonly fault: 'notUtf8'; readonly text: string; readonly encoding?: TextEncoding }

/** The largest YAML file that is read, in bytes. The site's largest has 13,000. */
export const largestFile = 1_000_000

/** Pixels of a picture in total: more than the 200 million of a telephone, and few enough for `sharp` and for memory. */
export const mostPixels = 250_000_000

/**
 * What the check has to know about a picture file. Width and height are in pixels, after any rotation; the digest,
 * where it was computed, is the SHA-256 of the file in base64url. `hasPlace`: the file says where the photograph was taken.
 */
export type PictureFacts =
  | { readonly width: number; readonly height: number; readonly digest?: string; readonly hasPlace?: boolean }
  | { readonly fault: PictureFault }

/** Whether a file only says where Git LFS keeps the picture (the pointer of its specification). */
export const isLfsPointer = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 64)).startsWith('version https://git-lfs.github.com/spec/')

/** A file's path as messages give it: `content/home.yaml`. */
export const pathIn = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name)

/** A file's name, of its path as messages give it: `home.yaml`. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The format, by the first bytes. A file of the ISO base media family gives its brand after `ftyp`: iPhones write
 * `heic` and the like (ISO/IEC 23008-12, annex B), which most browsers do not show.
 */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) !== 'ftyp') return undefined
  const brands = start.slice(8)
  if (/avif|avis/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined
}
