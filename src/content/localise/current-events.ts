import { isOver } from '../../schedule/occurrences.ts'
import type { Content } from '../content.ts'
import { pageIsAbout } from '../schema/event-references.ts'
import type { Event } from '../schema/types.generated.ts'

/** The content without the events that are over and leave the site by themselves. @param today as year-month-day */
export function withCurrentEvents(content: Content, today: string): Content {
  const events = content.events.filter((event) => !leavesAfterwards(event, content) || !isOver(event, today))
  return events.length === content.events.length ? content : { ...content, events }
}

/** Whether an event leaves the site when it is over. An event that a block is about stays as long as the block does. */
export function leavesAfterwards({ name, afterwards }: Event, { pages }: Pick<Content, 'pages'>): boolean {
  if (afterwards !== 'hide') return false
  return !pages.some(({ page }) => pageIsAbout(name, page))
}
