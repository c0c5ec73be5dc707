/**
 * Blocks that are not seen can be rendered later: a frame is there the sooner by their layout and painting. What is
 * scrolled to, found or focused meanwhile the browser renders all the same, and so what is printed (`site.css`).
 */

/** On the document while any block is left for later. */
const leaving = 'opening'
/** On each block that is rendered meanwhile. */
const rendered = 'data-rendered'

const { classList } = document.documentElement
const blocks = (which = '') => [...document.querySelectorAll(`[data-block]${which}`)]

/** Leaves the blocks from the one at a place on for later. */
export function leaveBlocks(from: number): void {
  for (const block of blocks().slice(0, from)) block.setAttribute(rendered, '')
  classList.add(leaving)
}

/** Renders whatever is left, at once. */
export function renderBlocks(): void {
  if (!classList.contains(leaving)) return
  classList.remove(leaving)
  for (const block of blocks()) block.removeAttribute(rendered)
}

/** Renders what is left when the next frame is there, each block in a task of its own: a touch never waits for all. */
export function renderInTurn(): void {
  // A task that a frame sets comes after it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [block] = blocks(`:not([${rendered}])`)
      if (!block || !classList.contains(leaving)) return renderBlocks()
      block.setAttribute(rendered, '')
      renderInTurn()
    }),
  )
}

/**
 * Renders the first block of a page that is just opened before the others. Whoever arrives further down gets everything
 * at once: at an anchor, or where a browser brings a visitor back to.
 * @param whenParsed runs a task when the whole page has been parsed
 */
export function openInTurn(whenParsed: (task: () => void) => void): void {
  // A touch may lead anywhere on the page, and so may a click that a screen reader or a voice makes without one: everything
  // has its place before whoever answers it looks for one.
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, renderBlocks, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  classList.add(leaving)
  whenParsed(renderInTurn)
}
