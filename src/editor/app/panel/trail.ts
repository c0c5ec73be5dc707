import type { ContentPath } from '../../../content/page/provenance.ts'
import type { Content } from '../../../content/model/content.ts'
import type { PageFile } from '../../../content/model/schema/types.generated.ts'
import { eventsFile } from '../../../content/operations/events/change-events.ts'

/** Where a block is to be added: position `at` of a page. */
export interface NewBlock {
  readonly file: string
  readonly at: number
}

/** What may be shown in place of the selection. */
export type OpenPanel = PanelName | NewBlock
type PanelName =
  'pages' | 'events' | 'newEvent' | 'pictures' | 'publishing' | 'newDraft' | 'everything' | 'problems' | 'firstSteps'

/** What is open beside the page: a panel, in place of what was selected, or that. */
export interface Open {
  readonly openPanel?: OpenPanel | undefined
  readonly chosen?: ContentPath | undefined
}

/** What was open, to which one can go back. */
export interface Stop extends Open {
  /** How far the panel was scrolled, in pixels. */
  readonly top: number
  /** Which of its rows was opened by keys, by its index; -1 for none. */
  readonly row: number
}

/** Whether a field is opened from what was open before, in its place, or from the page. */
export type Way = 'onwards' | 'instead' | 'anew'

const panel = () => document.querySelector('.side .panel')
const rowsOfPanel = () => [...document.querySelectorAll<HTMLElement>('.side .panel :is([role=row], .place)')]

/** Where the panel is left. What opens in its place begins at its top. The way back leads to the list that has what was new. */
export function leaving(left?: OpenPanel): Omit<Stop, 'chosen'> {
  const openPanel = left === 'newEvent' ? 'events' : left === 'newDraft' ? 'publishing' : left
  const row = rowsOfPanel().findIndex((each) => each.matches(':focus-visible'))
  const top = openPanel === left ? (panel()?.scrollTop ?? 0) : 0
  panel()?.scrollTo(0, 0)
  return { openPanel, top, row }
}

/** Frames for which a panel may still grow, as one does that asks the server. */
const patience = 120

/** Scrolls the panel that is about to be rendered, as soon as it is long enough. */
export function scrollPanelTo(top: number, tries = 0): void {
  requestAnimationFrame(() => {
    panel()?.scrollTo(0, top)
    if (Math.abs((panel()?.scrollTop ?? 0) - top) > 1 && tries < patience) scrollPanelTo(top, tries + 1)
  })
}

/** Shows the panel that is about to be rendered as it was left. */
export function returnTo({ top, row, openPanel }: Stop): void {
  scrollPanelTo(top)
  if (openPanel) requestAnimationFrame(() => rowsOfPanel()[row]?.focus({ preventScroll: true }))
}

/** The page that a place is on: the one in view, if that shows it too. */
export function pageShowing({ file, path }: ContentPath, pages: Content['pages'], inView: PageFile['path']) {
  if (file !== eventsFile || path[0] !== 'events') return pages.find((each) => each.file === file)?.page
  const showing = pages.filter(({ page }) => page.blocks.some(({ type }) => type === 'events'))
  return (showing.find(({ page }) => page.path === inView) ?? showing[0])?.page
}
