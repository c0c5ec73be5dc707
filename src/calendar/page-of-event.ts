import type { Content } from '../content/content.ts'
import type { Block } from '../content/schema/types.generated.ts'

/** The path of the page that says most of an event: the one that is about it, else the first that shows its card. */
export function pageOfEvent(name: string, { pages }: Content): string {
  const first = (shows: (block: Block) => boolean) => pages.find(({ page }) => page.blocks.some(shows))?.page.path
  return (
    first((block) => block.type === 'class-details' && block.event === name) ??
    first((block) => block.type === 'events' && (block.only?.includes(name) ?? true)) ??
    '/'
  )
}
