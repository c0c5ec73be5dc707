import { keyAt, valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { pointerSteps } from '../parse/pointer.ts'
import { marked } from '../validate/checked-source.ts'
import type { RuleInput } from './rule-input.ts'

/** A page has exactly one block with a main heading. If the page has an error, nobody can say how many were meant. */
export function checkMainHeadings({ pages }: RuleInput): FileDiagnostic[] {
  return pages.flatMap((page): FileDiagnostic[] => {
    const { file, complete, diagnostics } = page
    if (!complete || diagnostics.length > 0) return []
    const [first, ...others] = marked(page, 'mainHeading').map(({ pointer }) => pointer)
    if (first === undefined) return [{ file, diagnostic: warning('headingMissing', {}, keyAt('/blocks')) }]
    const firstBlock = Number(pointerSteps(first).at(-1)) + 1
    const relatedLocation = { file, pointer: `${first}/type` }
    return others.map((pointer) => ({
      file,
      diagnostic: warning('headingTwice', { firstBlock }, valueAt(`${pointer}/type`), { relatedLocation }),
    }))
  })
}
