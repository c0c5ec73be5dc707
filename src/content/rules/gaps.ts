import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { gap } from '../gap.ts'
import { pointerTo } from '../parse/pointer.ts'
import type { RuleInput } from './rule-input.ts'

/** No text is the mark that a correction leaves where only she can write. */
export function checkGaps({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) =>
    source.text.includes(gap)
      ? gapsIn(source.value, '').map((pointer) => ({
          file: source.file,
          diagnostic: error('gapLeft', {}, valueAt(pointer)),
        }))
      : [],
  )
}

function gapsIn(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return value.trim() === gap ? [pointer] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => gapsIn(inner, pointerTo(pointer, key)))
}
