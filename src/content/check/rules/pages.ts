import { awayPart } from './event-rules.ts'
import { nameIn } from '../../model/content-source.ts'
import { error, startOfFile, valueAt, warning, keyAt, replacedBy } from '../../model/diagnostic.ts'
import type { Diagnostic, FileDiagnostic } from '../../model/diagnostic.ts'
import { grouped } from '../../model/by-key.ts'
import { items, ownProperty, textAt, pointerSteps } from '../../model/source.ts'
import { inFile, references, unknownNames } from './references.ts'
import { type CheckedSource, isValid, marked, type RuleInput } from '../validate/checked-source.ts'
import { isReservedPath } from '../../model/site-addresses.ts'

/**
 * Every page has a path of its own, one is the home page, and links lead to pages that exist. While a path is missing
 * or invalid, nobody can say which page a link was meant to lead to.
 */
export function checkPaths({ sources, pages, everythingRead, folder }: RuleInput): FileDiagnostic[] {
  const found: FileDiagnostic[] = []
  const firstWith = new Map<string, CheckedSource>()
  for (const page of pages) {
    const path = textAt(page.value, 'path')
    const first = firstWith.get(path)
    if (first) found.push(...inFile(page, [pathTwice(first, path)]))
    else if (path) firstWith.set(path, page)
    if (isReservedPath(path)) found.push(...inFile(page, [error('pathTaken', { path }, valueAt('/path'))]))
  }
  found.push(...formerPaths(pages, firstWith))
  if (!everythingRead || !pages.every(hasRightPath) || found.length > 0) return found
  if (pages.length > 0 && !firstWith.has('/')) return [withoutHome(pages, folder)]
  const known = new Set(firstWith.keys())
  const moved = pages.flatMap((page) => items(ownProperty(page.value, 'formerly')).map((old) => [old, page] as const))
  const nowAt = new Map(moved.map(([old, { value }]) => [old, textAt(value, 'path')]))
  return sources.flatMap((each) => inFile(each, unknownNames(references(each, 'page'), known, 'unknownPage', nowAt)))
}

/** An address that a page once had leads to that page alone, and belongs to no other. */
function formerPaths(pages: readonly CheckedSource[], current: ReadonlyMap<string, CheckedSource>): FileDiagnostic[] {
  const ownerOf = new Map(current)
  return pages.flatMap((page) => {
    const taken = items(ownProperty(page.value, 'formerly')).flatMap((path, index): Diagnostic[] => {
      if (typeof path !== 'string') return []
      const place = valueAt(`/formerly/${index}`)
      if (isReservedPath(path)) return [error('pathTaken', { path }, place)]
      const owner = ownerOf.get(path)
      ownerOf.set(path, page)
      return owner ? [error('formerlyTaken', { path, otherFile: nameIn(owner.file) }, place)] : []
    })
    return inFile(page, taken)
  })
}

function pathTwice({ file }: CheckedSource, path: string): Diagnostic {
  const relatedLocation = { file, pointer: '/path' }
  return error('pathTwice', { path, otherFile: nameIn(file) }, valueAt('/path'), { relatedLocation })
}

const hasRightPath = ({ value, diagnostics }: CheckedSource): boolean =>
  typeof ownProperty(value, 'path') === 'string' && !diagnostics.some(({ range }) => range.pointer === '/path')

/** Reported for the page whose name suggests it, with its path, or else for the folder. */
function withoutHome(pages: readonly CheckedSource[], folder: string): FileDiagnostic {
  const home = pages.find(({ file }) => /^(?:home|index|inicio|principal)\.yaml$/.test(nameIn(file)))
  if (!home) return { file: folder || '.', diagnostic: error('noHome', {}, startOfFile) }
  return { file: home.file, diagnostic: error('noHome', {}, valueAt('/path'), replacedBy('/')) }
}

/** A page has exactly one block with a main heading. If the page has an error, nobody can say how many were meant. */
export function checkMainHeadings(page: CheckedSource, { today }: RuleInput): Diagnostic[] {
  const { file } = page
  if (!isValid(page, 'page')) return []
  const [first, ...others] = marked(page, 'mainHeading').flatMap(({ data, pointer }) =>
    awayPart(ownProperty(data, 'shown'), today) ? [] : pointer,
  )
  if (first === undefined) return [warning('headingMissing', {}, keyAt('/blocks'))]
  const firstBlock = Number(pointerSteps(first).at(-1)) + 1
  const relatedLocation = { file, pointer: `${first}/type` }
  return others.map((other) => warning('headingTwice', { firstBlock }, valueAt(`${other}/type`), { relatedLocation }))
}

/** Every page but the home page can be reached from another file. */
export function checkUnlinkedPages({ sources, pages }: RuleInput): FileDiagnostic[] {
  const links = sources.flatMap((source) => references(source, 'page').map(({ name }) => ({ name, from: source.file })))
  const linksTo = grouped(links, ({ name }) => name)
  return pages.flatMap((page) => {
    const path = textAt(page.value, 'path')
    const isLinked = path === '/' || linksTo.get(path)?.some(({ from }) => from !== page.file)
    return !path || isLinked ? [] : inFile(page, [warning('pageUnlinked', { path }, valueAt('/path'))])
  })
}
