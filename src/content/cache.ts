import type { CheckedSource } from './validate/check-source.ts'
import type { SeenPicture } from './rules/picture-facts.ts'

/**
 * What earlier loadings in the same process found, for a caller that loads again and again. A file whose text is the
 * same, and a picture whose size and time are, is not looked at again.
 */
export interface LoadingMemory {
  readonly sources: Map<string, CheckedSource>
  readonly pictures: Map<string, SeenPicture>
}

export function emptyMemory(): LoadingMemory {
  return { sources: new Map(), pictures: new Map() }
}
