// What the inline script and the client bundle share of a change of language.
import { defaultLanguage, type Language, pageAt } from '../../content/model/language.ts'
import { interactive } from '../ui/interactive.ts'
import { announcerId } from './program.ts'
import { renderLater } from './render-later.ts'

const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)]

/**
 * Changes the language of the page without losing the visitor's place, and announces it to screen readers (WCAG 2.2,
 * 4.1.3). The block being read keeps its position in the window; if its top is above the window, the same part of it stays
 * in view. The focus stays on the same control, and an open `<details>` stays open. Both languages have the same elements
 * in the same order, so an index is valid in both.
 * @param change changes all blocks; those below the window are rendered later
 */
export function changeInPlace(change: () => void): void {
  const shown = all('[data-block]').map((block) => block.getBoundingClientRect())
  // A block that ends in the upper third of the window has been read.
  const reading = shown.findIndex((block) => block.bottom > innerHeight / 3)
  const before = shown[reading]
  const visible = shown.filter((block) => block.top < innerHeight).length
  const focused = all(interactive).indexOf(document.activeElement as HTMLElement)
  const open = all<HTMLDetailsElement>('details').map((details) => details.open)

  change()
  renderLater(visible)
  all<HTMLDetailsElement>('details').forEach((details, index) => (details.open = open[index] ?? false))
  all(interactive)[focused]?.focus({ preventScroll: true })
  const after = all('[data-block]')[reading]?.getBoundingClientRect()
  if (before && after) {
    const top = before.top < 0 ? (before.top / before.height) * after.height : before.top
    scrollBy({ top: after.top - top, behavior: 'instant' })
  }
  const [toggle, announcer] = all(`[data-changed], #${announcerId}`)
  if (announcer && toggle) announcer.textContent = toggle.dataset['changed'] ?? ''
}

/** Removes the language from the address if it names another than the one shown: an address must never be wrong. */
export function correctAddress(shown: Language): void {
  // The not-found page is hidden until it is in the language of its address.
  if (shown === defaultLanguage && !document.documentElement.hidden && pageAt(location.pathname).language !== shown)
    history.replaceState(history.state, '', pageAt(location.pathname).path + location.search + location.hash)
}
