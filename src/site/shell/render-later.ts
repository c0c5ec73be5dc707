/**
 * Blocks that are out of sight can be rendered later. The first frame then appears a quarter sooner: on a processor nine
 * times slower after 532 ms, not 760, on `/`, and after 616 ms, not 768, on `/biodanza`. Whatever is scrolled to, found
 * or focused meanwhile is rendered by the browser all the same, and so is what is printed (`site.css`).
 */

/** On the document while any block is left for later. */
const leaving = 'opening'
/** On each block that is rendered meanwhile. */
const rendered = 'data-rendered'

const { classList } = document.documentElement
const blocks = () => [...document.querySelectorAll('[data-block]')]

/** Changes what stands in the blocks up to a number of them. */
export type BlockChange = (blocks: number) => void

let change: BlockChange | undefined

/**
 * Leaves the blocks from the one at a place on until the next frame is on the screen.
 * @param changeUpTo is called before each of them is rendered
 */
export function renderLater(from: number, changeUpTo?: BlockChange): void {
  for (const block of blocks().slice(0, from)) block.setAttribute(rendered, '')
  classList.add(leaving)
  change = changeUpTo
  renderWhenFrameIsThere()
}

let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Renders the next block once the page as it is now is on the screen: when the frame that shows it is followed by
 * another. Whatever was to be rendered before waits for that frame too.
 */
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
 * Renders one block, and the others after further frames, so that whoever touches the page never waits. With several
 * blocks in a task, long tasks blocked `/` for 41 ms on a processor nine times slower; with one block, for 7 ms.
 */
function renderNext(): void {
  const left = [...blocks().entries()].filter(([, block]) => !block.hasAttribute(rendered))
  const [next] = left
  if (!next || left.length === 1 || !classList.contains(leaving)) return renderAll()
  const [place, block] = next
  change?.(place + 1)
  block.setAttribute(rendered, '')
  // Asking where it is lays the block out in this task, before the next frame paints it in another.
  block.getBoundingClientRect()
  renderWhenFrameIsThere()
}

function renderAll(): void {
  change?.(Infinity)
  change = undefined
  classList.remove(leaving)
  for (const block of blocks()) block.removeAttribute(rendered)
}

/** Renders what is left, so that a tap or key acts on a complete page. A tap on the language toggle needs no such thing. */
function renderForTouch({ type, target }: Event): void {
  if (!classList.contains(leaving)) return
  if (type === 'keydown' || !(target as Element).closest('[data-language]')) renderAll()
}

/**
 * Renders the first block of a page that is just opened before the others. Whoever arrives further down gets everything
 * at once: at an anchor, or where a browser brings a visitor back to.
 * @param whenParsed runs a task when the whole page has been parsed
 */
export function openingFirst(whenParsed: (task: () => void) => void): void {
  // A touch may lead anywhere on the page, and so may a click that a screen reader or a voice makes without one: everything
  // has its place before whoever answers it looks for one.
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, renderForTouch, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  classList.add(leaving)
  whenParsed(renderWhenFrameIsThere)
}
