import { watch } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { folderStamp } from './folder-stamp.ts'

/** An editor writes a file in several steps: a change counts when nothing more has happened for so long, in milliseconds. */
const settling = 20

/**
 * Runs a task, and again after every change of a folder, until the process ends. Never two at once.
 * @throws what the task throws
 */
export async function watchFolder(folder: string, task: () => Promise<unknown>): Promise<never> {
  const changes = watch(folder, { recursive: true })[Symbol.asyncIterator]()
  let done = folderStamp(folder)
  await task()
  while (!(await changes.next()).done) {
    if (folderStamp(folder) === done) continue
    do {
      done = folderStamp(folder)
      await wait(settling)
    } while (folderStamp(folder) !== done)
    await task()
  }
  throw new Error(`${folder} can no longer be watched.`)
}
