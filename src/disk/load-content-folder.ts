import { join } from 'node:path'
import { shownPictures, type SourceCache } from '../content/check/check-files.ts'
import { loadContent, type LoadedContent, type LoadOptions } from '../content/load.ts'
import { pictureFacts } from './picture-facts.ts'
import { readContentFolder } from './read-content-folder.ts'

/** The folder inside a content folder that its pictures are in. */
export const pictureFolderOf = (contentFolder: string): string => join(contentFolder, 'images')

/**
 * Reads and checks a content folder: every file, and every problem in it, at once. Throws if the disk fails.
 *
 * @param cache of a caller that loads the same folder repeatedly: files that have not changed are not checked again
 */
export async function loadContentFolder(
  folder: string,
  options: Omit<LoadOptions, 'cache'> = {},
  cache: SourceCache = new Map(),
): Promise<LoadedContent> {
  const read = readContentFolder(folder)
  const pictures = await pictureFacts(pictureFolderOf(folder), shownPictures(read, cache))
  return loadContent({ ...read, pictures }, { ...options, cache })
}
