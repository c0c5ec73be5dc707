import { error, startOfFile, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import type { RuleInput } from './rule-input.ts'

/** Paths whose file in the build belongs to something else. */
const taken: ReadonlySet<string> = new Set(['/404', '/index'])

/** Every page has a path of its own, one is the home page, and links lead to pages that exist. */
export function checkPaths({ sources, pages }: RuleInput): FileDiagnostic[] {
  const found: FileDiagnostic[] = []
  const firstWith = new Map<string, CheckedSource>()
  for (const page of pages) {
    const path = ownProperty(page.value, 'path')
    if (typeof path !== 'string' || path === '') continue
    const first = firstWith.get(path)
    if (first) {
      const relatedLocation = { file: first.file, pointer: '/path' }
      found.push({
        file: page.file,
        diagnostic: error('pathTwice', { path, otherFile: first.file.split('/').at(-1) ?? '' }, valueAt('/path'), {
          relatedLocation,
        }),
      })
    } else firstWith.set(path, page)
    if (taken.has(path)) found.push({ file: page.file, diagnostic: error('pathTaken', { path }, valueAt('/path')) })
  }
  // While one page's path is not known, nobody can say that a path has no page.
  const complete = pages.every(
    ({ complete: isComplete, value, diagnostics }) =>
      isComplete &&
      typeof ownProperty(value, 'path') === 'string' &&
      !diagnostics.some(({ range }) => range.pointer === '/path'),
  )
  const [anyPage] = pages
  if (complete && anyPage && !firstWith.has('/'))
    found.push({ file: anyPage.file, diagnostic: error('noHome', {}, startOfFile) })
  const known = new Set(firstWith.keys())
  if (complete)
    for (const source of sources) found.push(...unknownNames(source, references(source, 'page'), known, 'unknownPage'))
  return found
}
