import { vi } from 'vitest'
import type { FaultPlan } from '../../testing/faults/plan.ts'
import { callingWindow } from '../../testing/faults/tab.ts'

/** Lets the browser's database fail at any write, as a full or a tidying browser does, or never answer. */
export function breakDatabase(plan: FaultPlan): void {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const kind = plan.next(`put in ${this.name}`, { quotaExceeded: 0.02, aborted: 0.02, neverAnswered: 0.0003 })
    if (kind === 'quotaExceeded') throw new DOMException('planted', 'QuotaExceededError')
    if (kind === 'neverAnswered') return new Promise<never>(() => undefined) as never
    const request = put.apply(this, args)
    if (kind === 'aborted') this.transaction.abort()
    return request
  })
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (callingWindow.getStore()?.aborted) throw new DOMException('The window is closed.', 'AbortError')
    if (plan.next('transaction', { closed: 0.01 })) throw new DOMException('planted', 'InvalidStateError')
    return transaction.apply(this, args)
  })
}
