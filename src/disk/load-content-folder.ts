import { join } from 'node:path'
import { shownPictures, type SourceCache } from '../content/check/check-files.ts'
import { loadContent, type LoadedContent, type LoadOptions } from '../content/load.ts'
import { pictureFacts, type PictureCache } from './picture-facts.ts'
import { readContentFolder } from './read-content-folder.ts'

/** A cache for a caller that loads the same folder repeatedly: unchanged files are neither read nor checked again. */
export interface FolderCache {
  readonly sources: SourceCache
  readonly pictures: PictureCache
}

export const emptyFolderCache = (): FolderCache => ({ sources: new Map(), pictures: new Map() })

/** The folder inside a content folder that its pictures are in. */
export const pictureFolderOf = (contentFolder: string): string => join(contentFolder, 'images')

/** Reads and checks a content folder: every file, and every problem in it, at once. Throws if the disk fails. */
export async function loadContentFolder(
  folder: string,
  options: Omit<LoadOptions, 'cache'> = {},
  cache: FolderCache = emptyFolderCache(),
): Promise<LoadedContent> {
  const read = readContentFolder(folder)
  const shown = shownPictures(read, cache.sources)
  const pictures = await pictureFacts(pictureFolderOf(folder), shown, cache.pictures)
  return loadContent({ ...read, pictures }, { ...options, cache: cache.sources })
}
