/**
 * Renders blocks below the window after the first frame. At a quarter of the CPU speed, everything at once would paint 8%
 * later on `/` and 21% later on `/biodanza` (medians of 12 visits in turn), and not block less after the first paint. The
 * browser renders a block at once if it is scrolled to, found, focused or printed (`content-visibility: auto` in
 * `site.css`).
 */

/** The class of the document while blocks are waiting to be rendered. */
const waitingClass = 'opening'
/** The attribute of each block that is rendered in the meantime. */
const rendered = 'data-rendered'

const { classList } = document.documentElement
const blocks = () => [...document.querySelectorAll('[data-block]')]

/** Changes the content of that many blocks, counted from the first. */
export type BlockChange = (blocks: number) => void

let change: BlockChange | undefined

/**
 * Renders the blocks from an index on only after the next frame.
 * @param changeUpTo called before each of them is rendered
 */
export function renderLater(from: number, changeUpTo?: BlockChange): void {
  for (const block of blocks().slice(0, from)) block.setAttribute(rendered, '')
  classList.add(waitingClass)
  change = changeUpTo
  renderWhenFrameIsThere()
}

let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Renders the next block once the current state of the page has been painted, which a second frame proves. */
function renderWhenFrameIsThere(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(renderNext)
    })
  })
}

/**
 * Renders one block a frame, so that a tap never waits. With several blocks in one task, long tasks blocked `/` for 41 ms
 * at a ninth of the CPU speed; with one block, for 7 ms.
 */
function renderNext(): void {
  const left = [...blocks().entries()].filter(([, block]) => !block.hasAttribute(rendered))
  const [next] = left
  if (!next || left.length === 1 || !classList.contains(waitingClass)) return renderAll()
  const [place, block] = next
  change?.(place + 1)
  block.setAttribute(rendered, '')
  // Reading its position forces layout in this task, so that the next frame only has to paint.
  block.getBoundingClientRect()
  renderWhenFrameIsThere()
}

function renderAll(): void {
  change?.(Infinity)
  change = undefined
  classList.remove(waitingClass)
  for (const block of blocks()) block.removeAttribute(rendered)
}

/** Renders all blocks before a tap or a key acts on the page. A tap on the language toggle needs no other block. */
function renderForTouch({ type, target }: Event): void {
  if (!classList.contains(waitingClass)) return
  if (type === 'keydown' || !(target as Element).closest('[data-language]')) renderAll()
}

/**
 * Renders the first block of a newly opened page before the others. A visitor who arrives further down gets everything at
 * once: at an anchor, or at a restored scroll position.
 * @param whenParsed runs a task when the whole page has been parsed
 */
export function openingFirst(whenParsed: (task: () => void) => void): void {
  // A tap may scroll to any block. A screen reader or voice control clicks without a pointer event. In both cases every
  // block must have its final position before the event is handled.
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, renderForTouch, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  classList.add(waitingClass)
  whenParsed(renderWhenFrameIsThere)
}
