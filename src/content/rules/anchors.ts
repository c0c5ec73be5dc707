import { error, valueAt, type FoundIn } from '../diagnostics/diagnostic.ts'
import { at, items, references, unknownNames } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** An anchor names one block of its page, and every scroll button finds its block. */
export function checkAnchors({ pages }: Checked): FoundIn[] {
  return pages.flatMap((page) => {
    const found: FoundIn[] = []
    const blockOf = new Map<string, number>()
    items(at(page.value, 'blocks')).forEach((block, index) => {
      const anchor = at(block, 'anchor')
      if (typeof anchor !== 'string' || anchor === '') return
      const first = blockOf.get(anchor)
      if (first === undefined) blockOf.set(anchor, index)
      else {
        const also = { source: page, pointer: `/blocks/${first}/anchor` }
        const spot = valueAt(`/blocks/${index}/anchor`)
        found.push({ source: page, finding: error('anchorTwice', { anchor, firstBlock: first + 1 }, spot, { also }) })
      }
    })
    if (!page.whole) return found
    return [...found, ...unknownNames(page, references(page, 'anchor'), new Set(blockOf.keys()), 'unknownAnchor')]
  })
}
