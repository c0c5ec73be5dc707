import type { Random } from '../../../../tests/editor/walk/random.ts'

/** Decides which calls go wrong. A kind of call is named by what is called. */
export interface FaultPlan {
  /** Whether anything goes wrong now. */
  isOn: boolean
  /**
   * To be asked at each call.
   * @param chances the ways in which the call can fail, each with its probability on a random walk
   * @returns the way in which this call fails; undefined if it does not
   */
  next: <Kind extends string>(call: string, chances: Readonly<Record<Kind, number>>) => Kind | undefined
}

/** Turns faults on and off, and keeps them off while any task goes on that is to be undisturbed. */
export function faultSwitch(plan: FaultPlan) {
  let isOn = false
  let undisturbedTasks = 0
  const set = () => (plan.isOn = isOn && undisturbedTasks === 0)
  return {
    disturb(is: boolean): void {
      isOn = is
      set()
    },
    async undisturbed<T>(task: () => Promise<T>): Promise<T> {
      undisturbedTasks += 1
      set()
      return task().finally(() => {
        undisturbedTasks -= 1
        set()
      })
    },
  }
}

/** Any call may go wrong. */
export function randomFaults(random: Random): FaultPlan {
  return {
    isOn: false,
    next(_, chances) {
      if (!this.isOn) return undefined
      return (Object.keys(chances) as (keyof typeof chances)[]).find((kind) => random.chance(chances[kind]))
    },
  }
}

/** One call that goes wrong: the n-th of its name, counted from 1. */
export interface OneFault {
  readonly call: string
  readonly n: number
  readonly kind: string
}

/** Only one call goes wrong, or none; all are noted. */
export function oneFault(fault?: OneFault): FaultPlan & { readonly seen: () => readonly OneFault[] } {
  const seen: OneFault[] = []
  const counts = new Map<string, number>()
  return {
    isOn: false,
    next(call, chances) {
      if (!this.isOn) return undefined
      const n = (counts.get(call) ?? 0) + 1
      counts.set(call, n)
      const kinds = Object.keys(chances) as (keyof typeof chances)[]
      seen.push(...kinds.map((kind) => ({ call, n, kind })))
      return call === fault?.call && n === fault.n ? kinds.find((kind) => kind === fault.kind) : undefined
    },
    seen: () => seen,
  }
}
