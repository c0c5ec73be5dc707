import { nameIn } from '../../model/content-source.ts'
import { error, startOfFile, valueAt, warning, keyAt, replacedBy } from '../../model/diagnostic.ts'
import type { Diagnostic, FileDiagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty } from '../../model/own-property.ts'
import { inFile, references, unknownNames } from './references.ts'
import { type CheckedSource, isValid, marked, type RuleInput } from '../validate/checked-source.ts'
import { pointerSteps } from '../../model/pointer.ts'
import { isReservedPath } from '../../model/site-addresses.ts'

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
    if (isReservedPath(path))
      found.push({ file: page.file, diagnostic: error('pathTaken', { path }, valueAt('/path')) })
  }
  found.push(...formerPaths(pages, firstWith))
  const isKnown = everythingRead && pages.every(hasRightPath)
  if (!isKnown || found.length > 0) return found
  if (pages.length > 0 && !firstWith.has('/')) return [withoutHome(pages, folder)]
  const known = new Set(firstWith.keys())
  return sources.flatMap((source) => inFile(source, unknownNames(references(source, 'page'), known, 'unknownPage')))
}

/** An address that a page once had leads to that page alone, and belongs to no other. */
function formerPaths(pages: readonly CheckedSource[], current: ReadonlyMap<string, CheckedSource>): FileDiagnostic[] {
  const ownerOf = new Map(current)
  return pages.flatMap((page) =>
    items(ownProperty(page.value, 'formerly')).flatMap((path, index): FileDiagnostic[] => {
      if (typeof path !== 'string') return []
      const pointer = `/formerly/${index}`
      if (isReservedPath(path)) return [{ file: page.file, diagnostic: error('pathTaken', { path }, valueAt(pointer)) }]
      const owner = ownerOf.get(path)
      ownerOf.set(path, page)
      if (!owner) return []
      const facts = { path, otherFile: nameIn(owner.file) }
      return [{ file: page.file, diagnostic: error('formerlyTaken', facts, valueAt(pointer)) }]
    }),
  )
}

function pathTwice({ file }: CheckedSource, first: CheckedSource, path: string): FileDiagnostic {
  const relatedLocation = { file: first.file, pointer: '/path' }
  const facts = { path, otherFile: nameIn(first.file) }
  return { file, diagnostic: error('pathTwice', facts, valueAt('/path'), { relatedLocation }) }
}

const hasRightPath = ({ value, diagnostics }: CheckedSource): boolean =>
  typeof ownProperty(value, 'path') === 'string' && !diagnostics.some(({ range }) => range.pointer === '/path')

const homeNames = /^(?:home|index|inicio|principal)\.yaml$/

/** Reported for the page whose name suggests it, with its path, or else for the folder. */
function withoutHome(pages: readonly CheckedSource[], folder: string): FileDiagnostic {
  const home = pages.find(({ file }) => homeNames.test(nameIn(file)))
  if (!home) return { file: folder || '.', diagnostic: error('noHome', {}, startOfFile) }
  return { file: home.file, diagnostic: error('noHome', {}, valueAt('/path'), replacedBy('/')) }
}

/** A page has exactly one block with a main heading. If the page has an error, nobody can say how many were meant. */
export function checkMainHeadings(page: CheckedSource): Diagnostic[] {
  const { file } = page
  if (!isValid(page, 'page')) return []
  const [first, ...others] = marked(page, 'mainHeading').map(({ pointer }) => pointer)
  if (first === undefined) return [warning('headingMissing', {}, keyAt('/blocks'))]
  const firstBlock = Number(pointerSteps(first).at(-1)) + 1
  const relatedLocation = { file, pointer: `${first}/type` }
  return others.map((pointer) =>
    warning('headingTwice', { firstBlock }, valueAt(`${pointer}/type`), { relatedLocation }),
  )
}

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
