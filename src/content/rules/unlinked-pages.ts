import { valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** Every page but the home page can be reached from another file. */
export function checkUnlinkedPages({ sources, pages }: RuleInput): FileDiagnostic[] {
  const linkedFrom = new Map<string, Set<string>>()
  for (const source of sources)
    for (const { name } of references(source, 'page')) {
      const files = linkedFrom.get(name) ?? new Set()
      linkedFrom.set(name, files.add(source.file))
    }
  return pages.flatMap(({ file, value }) => {
    const path = ownProperty(value, 'path')
    if (typeof path !== 'string' || path === '/') return []
    const isLinked = [...(linkedFrom.get(path) ?? [])].some((from) => from !== file)
    return isLinked ? [] : [{ file, diagnostic: warning('pageUnlinked', { path }, valueAt('/path')) }]
  })
}
