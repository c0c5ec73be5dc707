import { languageLink } from '../ui/interactive.ts'

/**
 * Renders blocks below the window after the first frame: rendered with it, they would make the first paint later. The
 * browser renders a block at once if it is scrolled to, found, focused or printed: `site.css` has `content-visibility`.
 */

/** The class of the document while blocks are waiting to be rendered. */
const waitingClass = 'opening'
/** The attribute of each block that doesn't wait. */
const rendered = 'data-rendered'

const { classList } = document.documentElement
const blocks = () => [...document.querySelectorAll('[data-block]')]

/** Renders the blocks from an index on only after the next frame. */
export function renderLater(from: number): void {
  for (const block of blocks().slice(0, from)) block.setAttribute(rendered, '')
  classList.add(waitingClass)
  renderWhenFrameIsThere()
}

/**
 * Renders all blocks once the current state of the page has been painted, which a second frame proves. They share one
 * task: one block a frame blocks a slow phone for longer, because each frame lays out and paints again.
 */
const renderWhenFrameIsThere = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(renderAll)))

function renderAll(): void {
  classList.remove(waitingClass)
  for (const block of blocks()) block.removeAttribute(rendered)
}

/** Renders all blocks before a tap or a key acts on the page. A tap on the language toggle needs no other block. */
function renderForTouch({ type, target }: Event): void {
  if (type === 'keydown' || !(target as Element).closest(languageLink)) renderAll()
}

/**
 * Renders the first block of a newly opened page before the others. A visitor who arrives further down gets everything at
 * once: at an anchor, a restored scroll position, or words (`#:~:text=`), of which only Chromium tells, in its entry.
 * @param parsed resolves when the whole page has been parsed
 */
export function openingFirst(parsed: Promise<unknown>): void {
  // A tap may scroll to any block. A screen reader or voice control clicks without a pointer event. In both cases every
  // block must have its final position before the event is handled.
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, renderForTouch, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if ((location.hash + navigation?.name).includes('#') || navigation?.type !== 'navigate') return
  classList.add(waitingClass)
  void parsed.then(renderWhenFrameIsThere)
}
