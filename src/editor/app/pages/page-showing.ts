import type { Content } from '../../../content/model/content.ts'
import type { PageFile } from '../../../content/model/schema/types.generated.ts'
import { eventsFile } from '../../../content/operations/events/change-events.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

/** The page that a place is on: the one in view, if that shows it too. */
export function pageShowing(
  { file, path }: ContentPath,
  pages: Content['pages'],
  inView: PageFile['path'],
): PageFile | undefined {
  if (file !== eventsFile || path[0] !== 'events') return pages.find((each) => each.file === file)?.page
  const showing = pages.filter(({ page }) => page.blocks.some(({ type }) => type === 'events'))
  return (showing.find(({ page }) => page.path === inView) ?? showing[0])?.page
}
