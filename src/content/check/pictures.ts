import { readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { error, valueAt, type FoundIn } from '../finding.ts'
import type { CheckedSource } from './check-source.ts'
import { references, unknownNames } from './look.ts'

/** Every picture that a page names is in the folder. */
export function checkPictures(pages: readonly CheckedSource[], folder: string): FoundIn[] {
  const known = pictureNames(folder)
  return pages.flatMap((page) => {
    const named = references(page, 'picture').filter(({ name }) => !/[/\\]/.test(name))
    const outside = named.filter(({ name }) => known.has(name) && leaves(folder, name))
    return [
      ...unknownNames(page, named, known, 'unknownPicture'),
      ...outside.map(({ name, pointer }) => ({
        source: page,
        finding: error('pictureOutside', { name }, valueAt(pointer)),
      })),
    ]
  })
}

/** The files of the folder by their exact names, which a disk that ignores case would not tell. */
function pictureNames(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return new Set(
      entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name),
    )
  } catch {
    // No folder, no pictures: each one that is named is then missing.
    return new Set()
  }
}

function leaves(folder: string, name: string): boolean {
  try {
    return !realpathSync(join(folder, name)).startsWith(realpathSync(folder) + sep)
  } catch {
    return true
  }
}
