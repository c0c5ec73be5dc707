import { setTimeout as wait } from 'node:timers/promises'
import { stampOf } from '../build/file-stamps.ts'
import { recoverOutput } from '../build/output-exchange.ts'

/** How long a build that is exchanging the site is given until the next look, in milliseconds. */
const pause = 5

/**
 * Tells which site is in the folder now: another text means that a build has put another in its place. Waits for a build
 * that is just doing so, and puts right what one has left that was killed.
 * @returns undefined where there is none
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
