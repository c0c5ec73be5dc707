import { pointerTo } from '../../model/pointer.ts'

/** A text anywhere in a file, and the way to it. */
export interface FoundText {
  readonly text: string
  readonly pointer: string
}

/** Every text within a value that passes the test. */
export function textsOf(value: unknown, isWanted: (text: string) => boolean, pointer = ''): FoundText[] {
  if (typeof value === 'string') return isWanted(value) ? [{ text: value, pointer }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, isWanted, pointerTo(pointer, key)))
}
