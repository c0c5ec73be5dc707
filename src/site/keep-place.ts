/**
 * Runs a change of everything inside `root` and leaves the reader where they were: the block at the top of the
 * viewport stays at its height, and the focus stays on the same control. The two languages have the same elements in
 * the same order, so a position in the one is a position in the other.
 */
export function keepPlace(root: HTMLElement, change: () => void): void {
  const blocks = () => [...root.querySelectorAll('[data-block]')]
  const controls = () => [...root.querySelectorAll<HTMLElement>('a,button')]
  const top = (index: number) => blocks()[index]?.getBoundingClientRect().top ?? 0
  const reading = blocks().findIndex((block) => block.getBoundingClientRect().bottom > 0)
  const before = top(reading)
  const focused = controls().indexOf(document.activeElement as HTMLElement)

  change()

  controls()[focused]?.focus({ preventScroll: true })
  scrollBy({ top: top(reading) - before, behavior: 'instant' })
}
