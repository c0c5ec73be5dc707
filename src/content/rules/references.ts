import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import type { Code, DiagnosticFacts } from '../diagnostic-facts.ts'
import { items, ownProperty } from '../parse/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { nearest } from '../validate/nearest.ts'

interface Reference {
  readonly name: string
  readonly pointer: string
}

/** Where a file refers to something by name: a scroll target, a phone, a page, an event, a picture. */
export function references(source: CheckedSource, to: 'anchor' | 'phone' | 'page' | 'event' | 'picture'): Reference[] {
  return source.annotations.flatMap(({ keyword, schema, data, pointer }) =>
    keyword === 'refersTo' && schema === to && typeof data === 'string' && data !== '' ? [{ name: data, pointer }] : [],
  )
}

/** Whether a page shows events, whichever these are. */
export function showsEvents(page: CheckedSource): boolean {
  const blocks = items(ownProperty(page.value, 'blocks'))
  return references(page, 'event').length > 0 || blocks.some((block) => ownProperty(block, 'type') === 'events')
}

type UnknownCode = Extract<Code, 'unknownAnchor' | 'unknownPhone' | 'unknownPage' | 'unknownEvent' | 'unknownPicture'>

/** A diagnostic for each name that refers to nothing. */
export function unknownNames(
  { file }: CheckedSource,
  named: readonly Reference[],
  known: ReadonlySet<string>,
  code: UnknownCode,
): FileDiagnostic[] {
  return named
    .filter(({ name }) => !known.has(name))
    .map(({ name, pointer }) => {
      const meant = nearest(name, known)
      const facts: DiagnosticFacts[UnknownCode] = { name, known: [...known].toSorted(), ...(meant && { meant }) }
      return {
        file,
        diagnostic: error(code, facts, valueAt(pointer), meant ? { fix: { kind: 'replace', by: meant } } : {}),
      }
    })
}
