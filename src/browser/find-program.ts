import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that can be run, as a path; a bare name is looked for on the PATH. */
export function findProgram(candidates: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return candidates
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
