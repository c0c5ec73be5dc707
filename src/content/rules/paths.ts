import { nameIn } from '../content-source.ts'
import { error, startOfFile, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import type { RuleInput } from './rule-input.ts'

/** Paths whose file in the build belongs to something else. */
const taken: ReadonlySet<string> = new Set(['/404', '/index'])

/**
 * Every page has a path of its own, one is the home page, and links lead to pages that exist. While a path is missing
 * or invalid, nobody can say which page a link was meant to lead to.
 */
export function checkPaths({ sources, pages, everythingRead, folder }: RuleInput): FileDiagnostic[] {
  const found: FileDiagnostic[] = []
  const firstWith = new Map<string, CheckedSource>()
  for (const page of pages) {
    const path = ownProperty(page.value, 'path')
    if (typeof path !== 'string' || path === '') continue
    const first = firstWith.get(path)
    if (first) found.push(pathTwice(page, first, path))
    else firstWith.set(path, page)
    if (taken.has(path)) found.push({ file: page.file, diagnostic: error('pathTaken', { path }, valueAt('/path')) })
  }
  const isKnown = everythingRead && pages.every(hasRightPath)
  if (!isKnown || found.length > 0) return found
  if (pages.length > 0 && !firstWith.has('/')) return [withoutHome(pages, folder)]
  const known = new Set(firstWith.keys())
  return sources.flatMap((source) => unknownNames(source, references(source, 'page'), known, 'unknownPage'))
}

function pathTwice({ file }: CheckedSource, first: CheckedSource, path: string): FileDiagnostic {
  const relatedLocation = { file: first.file, pointer: '/path' }
  const facts = { path, otherFile: nameIn(first.file) }
  return { file, diagnostic: error('pathTwice', facts, valueAt('/path'), { relatedLocation }) }
}

const hasRightPath = ({ value, diagnostics }: CheckedSource): boolean =>
  typeof ownProperty(value, 'path') === 'string' && !diagnostics.some(({ range }) => range.pointer === '/path')

/** Names that the file of a home page has. */
const homeNames = /^(?:home|index|inicio|início|principal)\.yaml$/

/** Reported for the page whose name suggests it, with its path, or else for the folder. */
function withoutHome(pages: readonly CheckedSource[], folder: string): FileDiagnostic {
  const home = pages.find(({ file }) => homeNames.test(nameIn(file)))
  if (!home) return { file: folder || '.', diagnostic: error('noHome', {}, startOfFile) }
  const fix = { kind: 'replace', by: '/' } as const
  return { file: home.file, diagnostic: error('noHome', {}, valueAt('/path'), { fix }) }
}
