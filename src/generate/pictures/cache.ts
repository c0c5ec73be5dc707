import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeComplete } from '../../disk/write-complete.ts'
import type { ImageVariant, ImageVariants } from './image-variants.ts'
import { encoderVersion, type Format } from './encode-settings.ts'

/** Variants in files of the cache. */
export interface CachedVariants extends Omit<ImageVariants, 'variants'> {
  /** The first digits of the key, for file names. */
  readonly hash: string
  readonly variants: readonly CachedVariant[]
}

interface CachedVariant extends Omit<ImageVariant, 'bytes'> {
  /** An absolute path. */
  readonly source: string
}

/** The cached facts of one original. In the file, a line with their checksum comes first. */
interface Entry extends Omit<ImageVariants, 'variants'> {
  readonly variants: readonly { readonly format: Format; readonly width: number; readonly checksum: string }[]
}

/** The key under which the variants of an original, encoded by the program as it is now, are cached. */
export const cacheKey = (original: Buffer): string => checksum(encoderVersion() + checksum(original))

/**
 * The variants cached under a key; undefined where there are none, or where any of their files is missing or damaged.
 */
export async function findCached(folder: string, key: string): Promise<CachedVariants | undefined> {
  const text = await readOrNothing(join(folder, `${key}.json`))
  const [sum, json] = text?.toString().split('\n') ?? []
  if (json === undefined || sum !== checksum(json)) return undefined
  const entry = JSON.parse(json) as Entry
  for (const variant of entry.variants) {
    const bytes = await readOrNothing(variantFile(folder, key, variant))
    if (!bytes || checksum(bytes) !== variant.checksum) return undefined
  }
  return withFiles(folder, key, entry)
}

/**
 * Caches the variants of an original. Each file is written atomically, the entry with their checksums last. Two builds
 * that cache one original at the same time write the same bytes.
 *
 * @throws if the folder can't be written
 */
export async function storeVariants(folder: string, key: string, image: ImageVariants): Promise<CachedVariants> {
  for (const variant of image.variants) await writeComplete(variantFile(folder, key, variant), variant.bytes)
  const variants = image.variants.map(({ format, width, bytes }) => ({ format, width, checksum: checksum(bytes) }))
  const entry: Entry = { ...image, variants }
  const json = JSON.stringify(entry)
  await writeComplete(join(folder, `${key}.json`), `${checksum(json)}\n${json}`)
  return withFiles(folder, key, entry)
}

function withFiles(folder: string, key: string, entry: Entry): CachedVariants {
  const variants = entry.variants.map(({ format, width }) => ({
    format,
    width,
    source: variantFile(folder, key, { format, width }),
  }))
  return { ...entry, hash: key.slice(0, 8), variants }
}

const readOrNothing = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

const variantFile = (folder: string, key: string, variant: { format: Format; width: number }) =>
  join(folder, `${key}-${variant.width}.${variant.format}`)

const checksum = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
