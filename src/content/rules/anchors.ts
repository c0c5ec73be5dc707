import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty, items } from '../parse/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { references, showsEvents, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** An anchor names one block of its page, and every scroll button finds its block on every page that shows it. */
export function checkAnchors({ pages, site, events }: RuleInput): FileDiagnostic[] {
  return [
    ...pages.flatMap((page) => [...twice(page), ...unknownOn([page], page)]),
    ...(site ? unknownOn(pages, site) : []),
    ...(events ? unknownOn(pages.filter(showsEvents), events) : []),
  ]
}

function twice(page: CheckedSource): FileDiagnostic[] {
  const blockOf = new Map<string, number>()
  return items(ownProperty(page.value, 'blocks')).flatMap((block, index) => {
    const anchor = ownProperty(block, 'anchor')
    if (typeof anchor !== 'string') return []
    const first = blockOf.get(anchor)
    if (first === undefined) {
      blockOf.set(anchor, index)
      return []
    }
    const relatedLocation = { file: page.file, pointer: `/blocks/${first}/anchor` }
    const range = valueAt(`/blocks/${index}/anchor`)
    const facts = { anchor, firstBlock: first + 1 }
    return [{ file: page.file, diagnostic: error('anchorTwice', facts, range, { relatedLocation }) }]
  })
}

/** The anchors that a file scrolls to, but that one of the pages showing it lacks. */
function unknownOn(pages: readonly CheckedSource[], source: CheckedSource): FileDiagnostic[] {
  const named = references(source, 'anchor')
  const anchors = pages.map(anchorsOf)
  // A page that cannot be read, or a block whose name is missing, may have any of them.
  if (!pages.every(({ complete }) => complete) || anchors.some((each) => each.has(''))) return []
  const onAll = new Set([...(anchors[0] ?? [])].filter((anchor) => anchors.every((has) => has.has(anchor))))
  return unknownNames(source, named, onAll, 'unknownAnchor')
}

const anchorsOf = ({ value }: CheckedSource): ReadonlySet<string> =>
  new Set(
    items(ownProperty(value, 'blocks'))
      .map((block) => ownProperty(block, 'anchor'))
      .filter((anchor): anchor is string => typeof anchor === 'string'),
  )
