import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty, items } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** An anchor names one block of its page, and every scroll button finds its block, that of the footer on every page. */
export function checkAnchors({ pages, site }: RuleInput): FileDiagnostic[] {
  const anchorsOf: ReadonlySet<string>[] = []
  const ofPages = pages.flatMap((page) => {
    const found: FileDiagnostic[] = []
    const blockOf = new Map<string, number>()
    items(ownProperty(page.value, 'blocks')).forEach((block, index) => {
      const anchor = ownProperty(block, 'anchor')
      if (typeof anchor !== 'string' || anchor === '') return
      const first = blockOf.get(anchor)
      if (first === undefined) blockOf.set(anchor, index)
      else {
        const relatedLocation = { file: page.file, pointer: `/blocks/${first}/anchor` }
        const range = valueAt(`/blocks/${index}/anchor`)
        const facts = { anchor, firstBlock: first + 1 }
        found.push({ file: page.file, diagnostic: error('anchorTwice', facts, range, { relatedLocation }) })
      }
    })
    anchorsOf.push(new Set(blockOf.keys()))
    if (!page.complete) return found
    return [...found, ...unknownNames(page, references(page, 'anchor'), new Set(blockOf.keys()), 'unknownAnchor')]
  })
  if (!site || !pages.every(({ complete }) => complete)) return ofPages
  // What stands in the footer stands on every page.
  const onEveryPage = new Set([...(anchorsOf[0] ?? [])].filter((anchor) => anchorsOf.every((has) => has.has(anchor))))
  return [...ofPages, ...unknownNames(site, references(site, 'anchor'), onEveryPage, 'unknownAnchor')]
}
