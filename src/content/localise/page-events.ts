import type { EventLinks } from './event-links.ts'
import type { Page } from './page.ts'
import type { Days, Weekly } from '../schema/types.generated.ts'

/** An event as a page in one language shows it, whatever block it stands in. */
export interface PageEvent extends EventLinks {
  readonly title: string
  /** What will happen, where the page says so. */
  readonly description?: string
  readonly lead?: string
  readonly when: string
  readonly where: string
  readonly weekly?: Weekly
  readonly days?: Days
  readonly note?: string
  readonly price?: string
  readonly euros?: number
}

/** The events of a page, in the order in which they are read. */
export function pageEvents(page: Page): PageEvent[] {
  const events: PageEvent[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if ('calendar' in value && 'when' in value) events.push(value as PageEvent)
    else Object.values(value).forEach(visit)
  }
  visit(page.blocks)
  return events
}
