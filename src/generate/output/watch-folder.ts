import { EventEmitter, once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watchFolders } from '../../disk/watch-folders.ts'
import { folderStamp } from './file-stamps.ts'

/**
 * In milliseconds. Editors write a file in several steps, so a change counts once nothing has happened for this long.
 */
const settling = 20

/**
 * Runs a task, and again after every change in a folder, until the process ends. Never twice at once, and no change is
 * missed: changes while the task runs are handled afterwards.
 * @throws whatever the task throws
 */
export async function watchFolder(folder: string, task: () => Promise<unknown>): Promise<never> {
  let done: string | undefined
  for (;;) {
    const watcher = new EventEmitter()
    const changed = once(watcher, 'change')
    const close = watchFolders(foldersIn(folder), () => void watcher.emit('change'))
    try {
      const stamp = folderStamp(folder)
      if (stamp === done) {
        await changed
        continue
      }
      await wait(settling)
      if (folderStamp(folder) !== stamp) continue
      done = stamp
      await task()
    } finally {
      // A process does not end while it watches.
      close()
    }
  }
}

/** A folder and all inside it. */
function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const inside = entries.filter((entry) => entry.isDirectory())
  return [folder, ...inside.map(({ parentPath, name }) => join(parentPath, name))]
}
