import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty, items } from '../parse/own-property.ts'
import type { RuleInput } from './rule-input.ts'

/** A footer ends its page: nothing may follow it. */
export function checkFooters({ pages }: RuleInput): FileDiagnostic[] {
  return pages.flatMap((page) => {
    const blocks = items(ownProperty(page.value, 'blocks'))
    return blocks.flatMap((block, index) =>
      ownProperty(block, 'type') === 'footer' && index < blocks.length - 1
        ? [{ file: page.file, diagnostic: error('footerNotLast', {}, valueAt(`/blocks/${index}/type`)) }]
        : [],
    )
  })
}
