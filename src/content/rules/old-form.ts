import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { items, ownProperty } from '../parse/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'

/**
 * Content in the older form, from before events and the footer had files of their own: `npm run migrate` moves it.
 * Nothing else is reported of such content, because whatever it lacks or has too much of follows from that.
 */
export function oldForm(pages: readonly CheckedSource[]): FileDiagnostic[] {
  return pages.flatMap(({ file, value }) =>
    items(ownProperty(value, 'blocks')).flatMap((block, index) =>
      isInOldForm(block) ? [{ file, diagnostic: error('oldForm', {}, valueAt(`/blocks/${index}/type`)) }] : [],
    ),
  )
}

/** Whether a block itself says what is now said once for the whole site. */
export function isInOldForm(block: unknown): boolean {
  const has = (key: string) => ownProperty(block, key) !== undefined
  switch (ownProperty(block, 'type')) {
    case 'footer':
      return true
    case 'events':
      return has('events')
    case 'class-details':
      return !has('event') && (has('weekly') || has('when'))
    default:
      return false
  }
}
