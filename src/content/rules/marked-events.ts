import { ownProperty } from '../parse/own-property.ts'
import type { Price } from '../schema/types.generated.ts'
import type { Schedule } from '../../schedule/schedule.ts'
import { marked, type CheckedSource } from '../validate/checked-source.ts'

/** An event, as far as it is valid. */
export interface MarkedEvent {
  readonly data: unknown
  readonly pointer: string
  /** Undefined if it is missing or invalid. */
  readonly schedule: Schedule | undefined
  readonly euros: Price | undefined
}

/** The events of events.yaml, in their order. */
export function markedEvents(source: CheckedSource): MarkedEvent[] {
  return marked(source, 'event').map(({ data, pointer }) => {
    const valid = (key: string): unknown => (isBlamed(source, `${pointer}/${key}`) ? undefined : ownProperty(data, key))
    const key = (['days', 'weekly', 'monthly'] as const).find((each) => valid(each) !== undefined)
    return {
      data,
      pointer,
      // A valid value has the type that is generated from the schema.
      schedule: key && ({ [key]: valid(key) } as Schedule),
      euros: valid('euros') as Price | undefined,
    }
  })
}

/** Whether something is wrong with a part of the file. */
function isBlamed({ diagnostics, untold = [] }: CheckedSource, pointer: string): boolean {
  const blamed = [...diagnostics.map(({ range }) => range.pointer), ...untold]
  return blamed.some((each) => each === pointer || each?.startsWith(`${pointer}/`))
}
