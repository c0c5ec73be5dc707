import type { mentions as inPortuguese } from './mentions-pt.ts'

export const mentions: typeof inPortuguese = {
  title: 'The same in other texts',
  found: (was, count) =>
    count === 1 ? `“${was}” still stands in another text.` : `“${was}” still stands in ${count} other texts.`,
  see: 'See and change',
  leave: 'Leave them as they are',
  change: 'Change those chosen',
  changed: (was) => `“${was}” changed in other texts`,
}
