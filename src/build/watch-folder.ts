import { on } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { folderStamp } from './file-stamps.ts'

/** An editor writes a file in several steps: a change counts when nothing more has happened for so long, in milliseconds. */
const settling = 20

/**
 * Runs a task, and again after every change of a folder, until the process ends. Never two at once, and no change is
 * missed: what happens while the task runs is looked at after it.
 * @throws what the task throws
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
