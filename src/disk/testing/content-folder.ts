import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentWith, smallContent, type TestChanges } from '../../content/testing/content-with.ts'
import { drawnPicture } from './drawn-picture.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** What stands in the place of a file: its text or bytes, or nothing to leave it out. */
export type FileChanges = Readonly<Record<string, string | Buffer | undefined>>

/** The small content as a folder on the disk, with some files changed or added, gone when the test is over. */
export async function contentFolder(changes: FileChanges = {}): Promise<string> {
  const folder = temporaryFolder()
  cpSync(smallContent, folder, { recursive: true })
  const pictures = changes['images/hero-room.jpg'] ? {} : { 'images/hero-room.jpg': await drawnPicture(1600, 1200) }
  for (const [name, change] of Object.entries({ ...pictures, ...changes })) {
    const path = join(folder, name)
    if (change === undefined) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, change)
    }
  }
  return folder
}

/** The texts of the small content that some changes give, to write them into a folder. */
export function changedTexts(changes: TestChanges): FileChanges {
  const { files } = contentWith(changes)
  return Object.fromEntries(
    Object.keys(changes).map((name) => {
      const file = files?.get(name)
      return [name, typeof file === 'string' ? file : undefined]
    }),
  )
}
