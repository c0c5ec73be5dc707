/** What is looked at first of a page, from the top: small enough that it is somewhere, large enough to be seen. */
const landmarks = 'main :is(h1, h2, h3, p, li, figure)'

interface Anchor {
  readonly element: Element
  /** Its distance from the top of the window, in pixels. */
  readonly top: number
}

/** Keeps what she looks at where it is, while the page becomes narrower, darker or English around it. */
export interface ScrollAnchor {
  /**
   * Draws the page without moving what is looked at. Another page is shown where it was last left.
   *
   * @param shown the page, and how it is looked at; a page that is drawn again the same way is left to the browser
   */
  readonly during: (shown: { readonly path: string; readonly look: string }, draw: () => void) => void
  /** Brings an element into view; what is looked at then stays where it is from there on. */
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

  let asked = 0
  addEventListener('scroll', () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(look)
  })
  // The window has its new size, and has not been scrolled in it yet (https://html.spec.whatwg.org/#update-the-rendering).
  addEventListener('resize', comeBack)

  return {
    reveal(element) {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // The panel that opens with it makes the window smaller, and that is told only after this.
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
