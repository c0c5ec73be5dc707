import type { ContentPath } from '../../../content/page/provenance.ts'

/** Where a block is to be added: position `at` of a page. */
export interface NewBlock {
  readonly file: string
  readonly at: number
}

/** What may be shown in place of the selection. */
export type OpenPanel =
  'pages' | 'events' | 'newEvent' | 'pictures' | 'publishing' | 'everything' | 'problems' | 'firstSteps' | NewBlock

/** What was open beside the page, to which one can go back. */
export interface Stop {
  readonly openPanel: OpenPanel | undefined
  readonly chosen: ContentPath | undefined
  /** How far the panel was scrolled, in pixels. */
  readonly top: number
}

/** Whether a field is opened from what was open before, in its place, or from the page. */
export type Way = 'onwards' | 'instead' | 'anew'

const panel = () => document.querySelector('.side .panel')

export const panelTop = (): number => panel()?.scrollTop ?? 0

/** Frames for which a panel may still grow, as one does that asks the server. */
const patience = 120

/** Scrolls the panel that is about to be rendered, as soon as it is long enough. */
export function scrollPanelTo(top: number, tries = 0): void {
  requestAnimationFrame(() => {
    const element = panel()
    if (element) element.scrollTop = top
    if (Math.abs((element?.scrollTop ?? 0) - top) > 1 && tries < patience) scrollPanelTo(top, tries + 1)
  })
}
