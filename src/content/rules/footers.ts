import { error, valueAt, type FoundIn } from '../diagnostics/diagnostic.ts'
import { at, items } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** A footer ends its page: nothing may follow it. */
export function checkFooters({ pages }: Checked): FoundIn[] {
  return pages.flatMap((page) => {
    const blocks = items(at(page.value, 'blocks'))
    return blocks.flatMap((block, index) =>
      at(block, 'type') === 'footer' && index < blocks.length - 1
        ? [{ source: page, finding: error('footerNotLast', {}, valueAt(`/blocks/${index}/type`)) }]
        : [],
    )
  })
}
