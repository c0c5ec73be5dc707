import { interactive } from './interactive.ts'
import { type BlockChange, renderLater } from './render-later.ts'

/**
 * Changes the language inside `root` without losing the visitor's place. The block being read keeps its position in the
 * window; if its top is above the window, the same part of it stays in view. The focus stays on the same control, and an
 * open `<details>` stays open. Both languages have the same elements in the same order, so an index is valid in both.
 * @param change changes the first blocks, up to the bottom of the window, or all of them
 * @param changeMore changes further blocks, each before it is rendered
 */
export function keepPlace(root: HTMLElement, change: BlockChange, changeMore?: BlockChange): void {
  const all = <Kind extends Element>(selector: string) => [...root.querySelectorAll<Kind>(selector)]
  const shown = all('[data-block]').map((block) => block.getBoundingClientRect())
  // A block that ends in the upper third of the window has been read.
  const reading = shown.findIndex((block) => block.bottom > innerHeight / 3)
  const before = shown[reading]
  const visible = shown.filter((block) => block.top < innerHeight).length
  const focused = all(interactive).indexOf(document.activeElement as Element)
  const open = all<HTMLDetailsElement>('details').map((details) => details.open)

  change(visible)

  renderLater(visible, changeMore)
  all<HTMLDetailsElement>('details').forEach((details, index) => (details.open = open[index] ?? false))
  all<HTMLElement>(interactive)[focused]?.focus({ preventScroll: true })
  const after = all('[data-block]')[reading]?.getBoundingClientRect()
  if (!before || !after) return
  const top = before.top < 0 ? (before.top / before.height) * after.height : before.top
  scrollBy({ top: after.top - top, behavior: 'instant' })
}
