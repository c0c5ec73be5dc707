/**
 * Runs a change of everything inside `root` and leaves the reader where they were: the block that is being read stays at
 * its place, or at the same part of it where its beginning is out of sight, and the focus stays on the same control. The
 * two languages have the same elements in the same order, so a position in the one is a position in the other.
 */
export function keepPlace(root: HTMLElement, change: () => void): void {
  const bounds = () => [...root.querySelectorAll('[data-block]')].map((block) => block.getBoundingClientRect())
  const controls = () => [...root.querySelectorAll<HTMLElement>('a,button')]
  // What is read stands below the edge of the window, not at it.
  const reading = bounds().findIndex((block) => block.bottom > innerHeight / 3)
  const before = bounds()[reading]
  const focused = controls().indexOf(document.activeElement as HTMLElement)

  change()

  controls()[focused]?.focus({ preventScroll: true })
  const after = bounds()[reading]
  if (!before || !after) return
  const top = before.top < 0 ? (before.top / before.height) * after.height : before.top
  scrollBy({ top: after.top - top, behavior: 'instant' })
}
