import { Refused } from '../state/server-client.ts'
import type { Said } from './outcome.tsx'

/** Runs something that may fail, and reports a failure to the owner. */
export type Attempt = (task: () => Promise<void>) => Promise<void>

/**
 * Runs what needs the editor's server, and reports it if the server is gone or refuses.
 *
 * @param say receives the failure
 */
export const attemptWith =
  (say: (failed: Said) => void): Attempt =>
  async (task) => {
    try {
      await task()
    } catch (error) {
      if (error instanceof Refused) say({ outcome: 'refused', refused: error.refusal.refused })
      else if (error instanceof TypeError) say({ outcome: 'lost' })
      else throw error
    }
  }
