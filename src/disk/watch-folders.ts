import { watch } from 'node:fs'
import { hasCode } from './write-complete.ts'
/**
 * Calls back at each change in some folders, without their subfolders. Node's recursive watching is not used: on Linux it
 * loses a file once another has been renamed over it, which is how many editors save (Node 20). A folder that does not
 * exist is ignored.
 * @returns a function that ends it; until then the process does not end
 * @throws what the file system throws
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watchers = folders.flatMap((folder) => {
    try {
      // Windows reports an error for a folder that is removed while it is watched.
      return [watch(folder, changed).on('error', changed)]
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    }
  })
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}
