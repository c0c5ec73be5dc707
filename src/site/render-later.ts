/**
 * Blocks that are not seen can be rendered later: a frame is there the sooner by their layout and painting. What is
 * scrolled to, found or focused meanwhile the browser renders all the same, and so what is printed (`site.css`).
 */

/** On the document while any block is left for later. */
const leaving = 'opening'
/** On each block that is rendered meanwhile. */
const rendered = 'data-rendered'

const { classList } = document.documentElement
const blocks = () => [...document.querySelectorAll('[data-block]')]

/** Leaves the blocks from the one at a place on until the next frame is on the screen. */
export function renderLater(from: number): void {
  for (const block of blocks().slice(0, from)) block.setAttribute(rendered, '')
  classList.add(leaving)
  whenFrameIsThere(renderBlocks)
}

/** A task that a frame sets comes after it. */
const whenFrameIsThere = (task: () => void) => requestAnimationFrame(() => setTimeout(task))

function renderBlocks(): void {
  if (!classList.contains(leaving)) return
  classList.remove(leaving)
  for (const block of blocks()) block.removeAttribute(rendered)
}

/**
 * Renders the first block of a page that is just opened before the others. Whoever arrives further down gets everything
 * at once: at an anchor, or where a browser brings a visitor back to.
 * @param whenParsed runs a task when the whole page has been parsed
 */
export function openingFirst(whenParsed: (task: () => void) => void): void {
  // A touch may lead anywhere on the page, and so may a click that a screen reader or a voice makes without one: everything
  // has its place before whoever answers it looks for one.
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, renderBlocks, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  classList.add(leaving)
  whenParsed(() => whenFrameIsThere(renderBlocks))
}
