import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { gap } from '../gap.ts'
import type { RuleInput } from './rule-input.ts'
import { textsOf } from './texts-of.ts'

/** No text is still the placeholder that a correction leaves for the owner to fill in. */
export function checkGaps({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap(({ file, text: written, value }) =>
    written.includes(gap)
      ? textsOf(value, (text) => text.trim() === gap).map(({ pointer }) => ({
          file,
          diagnostic: error('gapLeft', {}, valueAt(pointer)),
        }))
      : [],
  )
}
