import { error, startOfFile, valueAt, type FoundIn } from '../diagnostics/diagnostic.ts'
import { at, references, unknownNames } from '../validate/own-property.ts'
import type { CheckedSource } from '../validate/check-source.ts'
import type { Checked } from './rules.ts'

/** Paths whose file in the build belongs to something else. */
const taken: ReadonlySet<string> = new Set(['/404', '/index'])

/** Every page has a path of its own, one is the home page, and links lead to pages that exist. */
export function checkPaths({ pages }: Checked): FoundIn[] {
  const found: FoundIn[] = []
  const firstWith = new Map<string, CheckedSource>()
  for (const page of pages) {
    const path = at(page.value, 'path')
    if (typeof path !== 'string' || path === '') continue
    const first = firstWith.get(path)
    if (first) {
      const also = { source: first, pointer: '/path' }
      found.push({
        source: page,
        finding: error('pathTwice', { path, otherFile: first.file.split('/').at(-1) ?? '' }, valueAt('/path'), {
          also,
        }),
      })
    } else firstWith.set(path, page)
    if (taken.has(path)) found.push({ source: page, finding: error('pathTaken', { path }, valueAt('/path')) })
  }
  // While one page's path is not known, nobody can say that a path has no page.
  const whole = pages.every(
    ({ whole: isWhole, value, findings }) =>
      isWhole && typeof at(value, 'path') === 'string' && !findings.some(({ spot }) => spot.pointer === '/path'),
  )
  const [anyPage] = pages
  if (whole && anyPage && !firstWith.has('/'))
    found.push({ source: anyPage, finding: error('noHome', {}, startOfFile) })
  const known = new Set(firstWith.keys())
  if (whole) for (const page of pages) found.push(...unknownNames(page, references(page, 'page'), known, 'unknownPage'))
  return found
}
