import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawing, Form } from './image-variants.ts'
import { type Format, recipeVersion } from './encode-settings.ts'
import { writeWhole } from './write-complete.ts'

/** A drawing whose bytes lie in files of the cache. */
export interface CachedDrawing extends Omit<Drawing, 'forms'> {
  /** The first digits of the key, for file names. */
  readonly hash: string
  readonly forms: readonly CachedForm[]
}

interface CachedForm extends Omit<Form, 'bytes'> {
  /** An absolute path. */
  readonly source: string
}

/** What lies in the cache about one drawing, after a line with its own checksum. */
interface Entry extends Omit<Drawing, 'forms'> {
  readonly forms: readonly { readonly format: Format; readonly width: number; readonly checksum: string }[]
}

/** What one original drawn by today's recipe is kept under. */
export const keyOf = (original: Buffer): string => checksum(recipeVersion + checksum(original))

/** The drawing kept under a key; undefined where there is none, or where any of its files is missing or damaged. */
export async function findDrawing(folder: string, key: string): Promise<CachedDrawing | undefined> {
  const text = await readIfThere(join(folder, `${key}.json`))
  const [sum, json] = text?.toString().split('\n') ?? []
  if (json === undefined || sum !== checksum(json)) return undefined
  const entry = JSON.parse(json) as Entry
  for (const form of entry.forms) {
    const bytes = await readIfThere(formFile(folder, key, form))
    if (!bytes || checksum(bytes) !== form.checksum) return undefined
  }
  return withFiles(folder, key, entry)
}

/**
 * Keeps a drawing. Each file appears whole or not at all, the entry that vouches for them last, and two builds that keep
 * the same drawing at once write the same bytes.
 *
 * @throws where the folder can't be written
 */
export async function keepDrawing(folder: string, key: string, drawing: Drawing): Promise<CachedDrawing> {
  await mkdir(folder, { recursive: true })
  for (const form of drawing.forms) await writeWhole(formFile(folder, key, form), form.bytes)
  const forms = drawing.forms.map(({ format, width, bytes }) => ({ format, width, checksum: checksum(bytes) }))
  const entry: Entry = { ...drawing, forms }
  const json = JSON.stringify(entry)
  await writeWhole(join(folder, `${key}.json`), `${checksum(json)}\n${json}`)
  return withFiles(folder, key, entry)
}

function withFiles(folder: string, key: string, entry: Entry): CachedDrawing {
  const forms = entry.forms.map(({ format, width }) => ({
    format,
    width,
    source: formFile(folder, key, { format, width }),
  }))
  return { ...entry, hash: key.slice(0, 8), forms }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

const formFile = (folder: string, key: string, form: { format: Format; width: number }) =>
  join(folder, `${key}-${form.width}.${form.format}`)

const checksum = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
