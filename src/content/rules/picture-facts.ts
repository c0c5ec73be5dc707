import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the check has to know of a picture file. Width and height are in pixels, as the picture is shown. */
export type PictureFacts =
  | { readonly width: number; readonly height: number }
  | { readonly fault: 'pictureTooBig' | 'pictureForm' | 'pictureBroken' }

/** Bytes. A camera's largest files have about 25 million. */
const largest = 40_000_000
const forms: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** Changes with what is remembered, so that nothing older is read. */
const memoryFile = fileURLToPath(new URL('../../../node_modules/.cache/content-check/pictures-1.json', import.meta.url))

/** A file that was looked at, as it then was. */
export interface SeenPicture {
  readonly size: number
  readonly changed: number
  readonly facts: PictureFacts
}

/** Looks at picture files. What a file with the same bytes showed before is remembered on the disk. */
export async function pictureFacts(
  paths: readonly string[],
  seen: Map<string, SeenPicture>,
): Promise<ReadonlyMap<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>()
  let memory: Map<string, PictureFacts> | undefined
  let learnt = false
  for (const path of paths) {
    const { size, mtimeMs: changed } = statSync(path)
    const before = seen.get(path)
    if (before?.size === size && before.changed === changed) {
      facts.set(path, before.facts)
      continue
    }
    memory ??= readMemory()
    const bytes = size > largest ? undefined : readFileSync(path)
    const key = bytes && createHash('sha256').update(bytes).digest('base64url')
    const known = key === undefined ? undefined : memory.get(key)
    const fact: PictureFacts = known ?? (bytes ? await look(bytes) : { fault: 'pictureTooBig' })
    if (key !== undefined && !known) learnt = memory.set(key, fact).size > 0
    seen.set(path, { size, changed, facts: fact })
    facts.set(path, fact)
  }
  if (memory && learnt) keepMemory(memory)
  return facts
}

async function look(bytes: Buffer): Promise<PictureFacts> {
  // An SVG is a program that draws: it may hold scripts and load what it likes, so it is never opened.
  if (/^\s*(?:<\?xml|<!|<svg)/i.test(bytes.subarray(0, 1000).toString('latin1'))) return { fault: 'pictureForm' }
  const { default: sharp } = await import('sharp')
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    if (!forms.has(format)) return { fault: 'pictureForm' }
    // Only reading it to its end shows that the end is there.
    await sharp(bytes, { failOn: 'truncated' }).stats()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return { fault: isPicture(bytes) ? 'pictureBroken' : 'pictureForm' }
  }
}

/** By the first bytes of JPEG, PNG, WebP and AVIF. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG') ||
    start.startsWith('RIFF') ||
    start.slice(4, 8) === 'ftyp'
  )
}

/** Empty where there is no memory, or none that can be read: then every picture is looked at. */
function readMemory(): Map<string, PictureFacts> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(memoryFile, 'utf8')) as Record<string, PictureFacts>))
  } catch {
    return new Map()
  }
}

/** The file appears whole or not at all, and two checks at once do no harm. A disk that can't be written only costs time. */
function keepMemory(memory: ReadonlyMap<string, PictureFacts>): void {
  try {
    mkdirSync(dirname(memoryFile), { recursive: true })
    const beside = `${memoryFile}.${process.pid}`
    writeFileSync(beside, JSON.stringify(Object.fromEntries(memory)))
    renameSync(beside, memoryFile)
  } catch {
    return
  }
}
