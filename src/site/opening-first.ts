/**
 * Leaves the blocks below the first screen unrendered until the first frame is on the screen, which is there the sooner
 * by their layout and painting. Whoever arrives further down gets everything at once: at an anchor, or where a browser
 * brings a visitor back to.
 * @param whenParsed runs a task when the whole page has been parsed
 */
export function openingFirst(whenParsed: (task: () => void) => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  const { classList } = document.documentElement
  const finish = () => classList.remove('opening')
  classList.add('opening')
  // A task that a frame sets comes after it.
  whenParsed(() => requestAnimationFrame(() => setTimeout(finish)))
  // A touch may lead anywhere on the page.
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, finish, { once: true })
}
