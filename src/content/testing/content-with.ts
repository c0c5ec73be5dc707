import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { formatDiagnostics } from '../diagnostics/format.ts'
import { loadContentFolder } from '../../files/load-content-folder.ts'
import type { LoadOptions } from '../load.ts'
import type { ReportedDiagnostic } from '../diagnostics/reported-diagnostic.ts'
import { realContent } from './real-content.ts'

/** A small content that is right, so that a message can be shown with its line. The dictionary is the real one. */
const smallContent = fileURLToPath(new URL('./content/', import.meta.url))

/** A day on which no event of the small content has passed. */
export const today = '2031-01-01'

/** What a test does to a file: another text, or bytes, or nothing to leave the file out. */
export type Change = string | Buffer | undefined | ((text: string) => string)
export type Changes = Readonly<Record<string, Change>>

/** A copy of the small content with some files changed or added, gone when the test is over. */
export function contentWith(changes: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(smallContent, folder, { recursive: true })
  cpSync(join(realContent, 'dictionary.yaml'), join(folder, 'dictionary.yaml'))
  mkdirSync(join(folder, 'images'))
  cpSync(join(realContent, 'images', 'hero-room.jpg'), join(folder, 'images', 'hero-room.jpg'))
  for (const [name, change] of Object.entries(changes)) changeFile(join(folder, name), change)
  return folder
}

function changeFile(path: string, change: Change): void {
  if (change === undefined) return rmSync(path, { recursive: true })
  const after = typeof change === 'function' ? changed(path, change) : change
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  writeFileSync(path, after)
}

function changed(path: string, change: (text: string) => string): string {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The test means to change ${path}, but nothing in it changed.`)
  return after
}

/** A path with `content` in place of the folder of one test. */
const short = (file: string): string => file.slice(file.lastIndexOf('content-')).replace(/^content-[^/]*/, 'content')

/** The problems of the small content with some files changed. Files are told by their names alone. */
export async function diagnosticsWith(changes: Changes, options?: LoadOptions): Promise<readonly ReportedDiagnostic[]> {
  const folder = contentWith(changes)
  const { diagnostics } = await loadContentFolder(folder, { today, ...options })
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: short(diagnostic.file),
    ...(diagnostic.relatedLocation && {
      relatedLocation: { ...diagnostic.relatedLocation, file: short(diagnostic.relatedLocation.file) },
    }),
  }))
}

/** The diagnostics as she reads them. */
export async function reportOf(changes: Changes, options?: LoadOptions): Promise<string> {
  return formatDiagnostics(await diagnosticsWith(changes, options), options?.lang ? { lang: options.lang } : {})
}

/** One change of `home.yaml`: a text that stands there, and what is written instead. */
export const inHome = (from: string, to: string): Changes => ({ 'home.yaml': (text) => text.replace(from, () => to) })

/** Lines as one text. */
export const lines = (...each: readonly string[]): string => each.join('\n')

/** The diagnostics that one change of `home.yaml` makes, as she reads them. */
export async function reportOfHome(from: string, to: string, options?: LoadOptions): Promise<string> {
  return reportOf(inHome(from, to), options)
}
