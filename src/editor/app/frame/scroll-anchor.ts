import { atNextFrame } from './at-next-frame.ts'

/** The elements that can be the anchor: small enough that one is always in view, large enough to be noticed. */
const landmarks = 'main :is(h1, h2, h3, p, li, figure)'

interface Anchor {
  readonly element: Element
  /** Its distance from the top of the window, in pixels. */
  readonly top: number
}

/** Keeps what the owner is looking at in place while the page around it becomes narrower, darker or English. */
export interface ScrollAnchor {
  /**
   * Renders the page without moving what is in view. A different page is shown where it was last left.
   *
   * @param shown the page and how it is viewed; if neither has changed, scrolling is left to the browser
   */
  readonly during: (shown: { readonly path: string; readonly look: string }, draw: () => void) => void
  /** Scrolls an element into view; the anchor is then taken anew. */
  readonly reveal: (element: Element) => void
}

export function openScrollAnchor(): ScrollAnchor {
  let place: Anchor | undefined
  let shown: { readonly path: string; readonly look: string } | undefined
  const left = new Map<string, number>()

  function look(): void {
    const element = [...document.querySelectorAll(landmarks)].find((each) => {
      const { bottom, height } = each.getBoundingClientRect()
      return height > 0 && bottom > 0
    })
    place = element && { element, top: element.getBoundingClientRect().top }
  }

  function comeBack(): void {
    if (!place?.element.isConnected) return
    const moved = place.element.getBoundingClientRect().top - place.top
    if (Math.abs(moved) >= 1) scrollTo({ top: scrollY + moved, behavior: 'instant' })
  }

  addEventListener('scroll', atNextFrame(look))
  // At this point the window has its new size and has not been scrolled yet
  // (https://html.spec.whatwg.org/#update-the-rendering).
  addEventListener('resize', comeBack)

  return {
    reveal(element) {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // The panel that opens for it makes the window smaller, and the resize event comes only after this.
      look()
    },
    during({ path, look: how }, draw) {
      if (path === shown?.path && how === shown.look) return draw()
      const isOther = path !== shown?.path
      if (!isOther) look()
      else if (shown) left.set(shown.path, scrollY)
      draw()
      if (isOther) scrollTo({ top: left.get(path) ?? 0, behavior: 'instant' })
      else comeBack()
      shown = { path, look: how }
    },
  }
}
