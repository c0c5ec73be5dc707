import { vi } from 'vitest'
import { patience } from '../patience.ts'
import type { Driver } from './driver.ts'

/**
 * Waits until an expression is true in the page. It asks again from outside: a page that is left while it is asked
 * answers with an error, and the next one is asked.
 *
 * @throws an `Error` that names the expression when it never comes true
 */
export async function until(driver: Driver, expression: string): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await driver.evaluate(`Boolean(${expression})`)))
        throw new Error(`Never came true in ${driver.engine}: ${expression}`)
    },
    { timeout: patience, interval: 30 },
  )
}
