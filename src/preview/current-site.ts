import { setTimeout as wait } from 'node:timers/promises'
import { stampOf } from '../build/file-stamps.ts'
import { recoverOutput } from '../build/output-exchange.ts'

/** In milliseconds: how long to wait before checking again whether a build has finished swapping the site. */
const pause = 5

/**
 * Identifies the site that is in the folder now: another value means that a build has replaced it. Waits for a build
 * that is just doing so, and completes the swap of one that was killed.
 * @returns undefined if there is none
 */
export async function currentSite(folder: string): Promise<string | undefined> {
  for (;;) {
    const state = recoverOutput(folder)
    if (state === 'missing') return undefined
    if (state === 'exchanging') await wait(pause)
    const stamp = stampOf(folder)
    if (stamp) return stamp
  }
}
