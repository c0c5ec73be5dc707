import { error, valueAt, type Code, type Facts, type FoundIn } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './check-source.ts'
import { nearest } from './nearest.ts'

/** What stands under a key of a map, or nothing where it is no map. Never what an object inherits. */
export function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
    return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}

/** The items of a list, or none where it is no list. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The places where a page names something by a word: a scroll target, a phone, a page, a picture. */
export function references(source: CheckedSource, to: 'anchor' | 'phone' | 'page' | 'picture') {
  return source.gathered.flatMap(({ keyword, schema, data, pointer }) =>
    keyword === 'refersTo' && schema === to && typeof data === 'string' && data !== '' ? [{ name: data, pointer }] : [],
  )
}

type UnknownCode = {
  [C in Code]: Facts<C> extends { readonly name: string; readonly known: readonly string[] } ? C : never
}[Code]

/** A finding for each name that nothing has. */
export function unknownNames(
  source: CheckedSource,
  named: readonly { readonly name: string; readonly pointer: string }[],
  known: ReadonlySet<string>,
  code: UnknownCode,
): FoundIn[] {
  return named
    .filter(({ name }) => !known.has(name))
    .map(({ name, pointer }) => {
      const meant = nearest(name, known)
      const facts = { name, known: [...known].toSorted(), ...(meant && { meant }) }
      return { source, finding: error(code, facts, valueAt(pointer), meant ? { replaceBy: meant } : {}) }
    })
}
