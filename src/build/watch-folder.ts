import { on } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
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
  const watcher = watch(folder, { recursive: true })
  const changes = on(watcher, 'change')
  let done: string | undefined
  try {
    for (;;) {
      const stamp = folderStamp(folder)
      if (stamp === done) {
        await changes.next()
        continue
      }
      await wait(settling)
      if (folderStamp(folder) !== stamp) continue
      done = stamp
      await task()
    }
  } finally {
    // A process does not end while it watches.
    watcher.close()
  }
}
