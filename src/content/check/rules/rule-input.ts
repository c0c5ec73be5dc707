import type { ContentSource } from '../../model/content-source.ts'
import type { CheckedSource } from '../validate/checked-source.ts'

/** Everything that a rule may look at. */
export interface RuleInput {
  /** Every file. */
  readonly sources: readonly CheckedSource[]
  readonly pages: readonly CheckedSource[]
  /** Whether every file could be read to its end: otherwise what seems to be missing may be in the rest. */
  readonly everythingRead: boolean
  readonly site: CheckedSource | undefined
  readonly events: CheckedSource | undefined
  readonly dictionary: CheckedSource | undefined
  /** As messages name it. */
  readonly folder: string
  readonly pictures: ContentSource['pictures']
  /** Year-month-day. */
  readonly today: string
}
