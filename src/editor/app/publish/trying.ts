import { Refused } from '../state/server-client.ts'
import type { Said } from './outcome.tsx'

/** Does something that may fail, and tells her where it does. */
export type Trying = (task: () => Promise<void>) => Promise<void>

/**
 * Does what needs the program behind the editor, and says so where that is gone or its disk refuses.
 * @param say is told what became of it, where it failed
 */
export const tryingWith =
  (say: (failed: Said) => void): Trying =>
  async (task) => {
    try {
      await task()
    } catch (error) {
      if (error instanceof Refused) say({ outcome: 'refused', refused: error.refusal.refused })
      else if (error instanceof TypeError) say({ outcome: 'lost' })
      else throw error
    }
  }
