import { readQuickly } from '../parse/fast-path.ts'
import type { ReadText } from '../parse/read-text.ts'
import { parseText } from '../parse/tree.ts'
import type { Source } from '../parse/source.ts'
import { checkCarefully } from '../recover/check-carefully.ts'
import { validate, type Gathered } from './validator.ts'

/** A file that was read and held against its schema, with everything the rules across files need to know of it. */
export interface CheckedSource extends Source {
  readonly gathered: readonly Gathered[]
}

type Kind = Source['kind']

/** Reads a file as YAML and holds it against its schema. What a broken file lacks is not held against it. */
export function checkSource(file: string, kind: Kind, { text, refused }: ReadText): CheckedSource {
  if (refused)
    return {
      file,
      kind,
      text,
      value: '',
      whole: false,
      findings: [refused],
      gathered: [],
      tree: () => ({ root: null, text }),
    }
  const value = readQuickly(text)
  const validation = value !== undefined && validate(kind, value)
  if (value === undefined || !validation || validation.errors.length > 0)
    return { file, kind, text, ...checkCarefully(kind, text) }
  const tree = lazily(() => ({ root: parseText(text).root, text }))
  return { file, kind, text, value, whole: true, findings: [], gathered: validation.gathered, tree }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
