import { patience } from '../patience.ts'
import type { Driver } from './driver.ts'

/**
 * Waits until an expression is true in the page.
 *
 * @throws an `Error` that names the expression when it never comes true
 */
export async function until(driver: Driver, expression: string): Promise<void> {
  const cameTrue = await driver.evaluate(`new Promise((resolve) => {
    const end = performance.now() + ${patience}
    const poll = () => (${expression}) ? resolve(true) : performance.now() > end ? resolve(false) : setTimeout(poll, 10)
    poll()
  })`)
  if (!cameTrue) throw new Error(`Never came true in ${driver.engine}: ${expression}`)
}
