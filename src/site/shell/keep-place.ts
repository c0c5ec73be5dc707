import { interactive } from './interactive.ts'
import { type BlockChange, renderLater } from './render-later.ts'

/**
 * Runs a change of everything inside `root` and leaves the reader where they were: the block that is being read stays at
 * its place, or at the same part of it where its beginning is out of sight, the focus stays on the same control, and
 * what was opened stays open. The two languages have the same elements in the same order, so a position in the one is a
 * position in the other.
 * @param change changes the blocks that are in the window or above it, or all
 * @param changeMore changes further ones, each before it is rendered
 */
export function keepPlace(root: HTMLElement, change: BlockChange, changeMore?: BlockChange): void {
  const all = <Kind extends Element>(selector: string) => [...root.querySelectorAll<Kind>(selector)]
  const shown = all('[data-block]').map((block) => block.getBoundingClientRect())
  // What is read stands below the edge of the window, not at it.
  const reading = shown.findIndex((block) => block.bottom > innerHeight / 3)
  const before = shown[reading]
  const seen = shown.filter((block) => block.top < innerHeight).length
  const focused = all(interactive).indexOf(document.activeElement as Element)
  const open = all<HTMLDetailsElement>('details').map((details) => details.open)

  change(seen)

  renderLater(seen, changeMore)
  all<HTMLDetailsElement>('details').forEach((details, index) => (details.open = open[index] ?? false))
  all<HTMLElement>(interactive)[focused]?.focus({ preventScroll: true })
  const after = all('[data-block]')[reading]?.getBoundingClientRect()
  if (!before || !after) return
  const top = before.top < 0 ? (before.top / before.height) * after.height : before.top
  scrollBy({ top: after.top - top, behavior: 'instant' })
}
