import type { mentions as inPortuguese } from './mentions-pt.ts'

export const mentions: typeof inPortuguese = {
  title: 'The same in other texts',
  found: (was, count) =>
    count === 1 ? `“${was}” is still in another text.` : `“${was}” is still in ${count} other texts.`,
  see: 'See and change',
  leave: 'Leave them as they are',
  change: 'Change the selected ones',
  changed: (was) => `“${was}” changed in other texts`,
}
