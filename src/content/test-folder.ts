import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { formatProblems } from './format-problems.ts'
import { loadContent, type LoadOptions } from './load.ts'
import type { Problem } from './problem.ts'

/** The content of the site as it is. */
export const realContent = fileURLToPath(new URL('../../content/', import.meta.url))

/** What a test does to a file: another text, or bytes, or nothing to leave the file out. */
export type Change = string | Buffer | undefined | ((text: string) => string)

/** A copy of the real content with some files changed or added, gone when the test is over. */
export function contentWith(changes: Readonly<Record<string, Change>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pictures = join(realContent, 'images')
  cpSync(realContent, folder, { recursive: true, filter: (path) => path !== pictures })
  if (existsSync(pictures)) symlinkSync(pictures, join(folder, 'images'))
  for (const [name, change] of Object.entries(changes)) changeFile(join(folder, name), change)
  return folder
}

function changeFile(path: string, change: Change): void {
  if (change === undefined) return rmSync(path)
  writeFileSync(path, typeof change === 'function' ? changed(path, change) : change)
}

function changed(path: string, change: (text: string) => string): string {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The test means to change ${path}, but nothing in it changed.`)
  return after
}

/** The problems of the real content with some files changed. Paths are told from the folder on. */
export async function problemsWith(changes: Readonly<Record<string, Change>>, options?: LoadOptions): Promise<readonly Problem[]> {
  const folder = contentWith(changes)
  const { problems } = await loadContent(folder, options)
  return problems.map((problem) => ({ ...problem, file: problem.file.slice(problem.file.lastIndexOf('/') + 1) }))
}

/** The errors as she reads them. */
export async function errorsWith(changes: Readonly<Record<string, Change>>, options?: LoadOptions): Promise<string> {
  const problems = await problemsWith(changes, options)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return formatProblems(errors, { lang: options?.lang })
}
