import type { ShownDays, LocalisedEvent } from './localise-event.ts'
import type { Page } from './page.ts'
/** An event as a page in one language shows it, whichever block it is in. */
export interface PageEvent extends Omit<LocalisedEvent, 'name' | 'icon' | 'description' | 'button' | keyof ShownDays> {
  /** The description, if the page shows one. */
  readonly description?: string
  readonly lead?: string
}

/** The events that a page shows on the day of its build, in the order in which they are read. */
export function pageEvents(page: Page): PageEvent[] {
  return page.blocks.flatMap((block): readonly PageEvent[] => {
    if (block.type === 'events') return block.events.filter(({ from }) => from === undefined)
    return block.type === 'class-details' ? [block] : []
  })
}
