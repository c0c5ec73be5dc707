/** Gives a function that runs a task at the browser's next frame, once however often it is called until then. */
export function atNextFrame(task: () => void): () => void {
  let asked = 0
  return () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(task)
  }
}

/** Whether any of an element can be seen. */
export function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/** The elements that can be the anchor: small enough that one is always in view, large enough to be noticed. */
const landmarks = 'main :is(h1, h2, h3, p, li, figure)'

/** Keeps what the owner is looking at in place while the page around it becomes narrower, darker or English. */
export function openScrollAnchor() {
  /** An element and its distance from the top of the window, in pixels. */
  let place: { readonly element: Element; readonly top: number } | undefined
  let shown: { readonly path: string; readonly view: string } | undefined
  const left = new Map<string, number>()

  function takeAnchor(): void {
    const element = [...document.querySelectorAll(landmarks)].find(isInView)
    place = element && { element, top: element.getBoundingClientRect().top }
  }

  function restore(): void {
    if (!place?.element.isConnected) return
    const moved = place.element.getBoundingClientRect().top - place.top
    if (Math.abs(moved) >= 1) scrollTo({ top: scrollY + moved, behavior: 'instant' })
  }

  addEventListener('scroll', atNextFrame(takeAnchor))
  // At this point the window has its new size and has not been scrolled yet
  // (https://html.spec.whatwg.org/#update-the-rendering).
  addEventListener('resize', restore)

  return {
    /** Scrolls an element into view; the anchor is then taken anew. */
    reveal(element: Element): void {
      const { bottom, height } = element.getBoundingClientRect()
      // What is above the view and taller than it would else be shown from its end.
      const block = height > innerHeight && bottom < innerHeight ? 'start' : 'nearest'
      element.scrollIntoView({ block, behavior: 'instant' })
      // The panel that opens for it makes the window smaller, and the resize event comes only after this.
      takeAnchor()
    },
    /**
     * Renders the page without moving what is in view. A different page is shown where it was last left. If neither the
     * page nor how it is viewed has changed, scrolling is left to the browser.
     */
    during({ path, view }: NonNullable<typeof shown>, draw: () => void): void {
      if (path === shown?.path && view === shown.view) return draw()
      const isOther = path !== shown?.path
      if (!isOther) takeAnchor()
      else if (shown) left.set(shown.path, scrollY)
      draw()
      if (isOther) scrollTo({ top: left.get(path) ?? 0, behavior: 'instant' })
      else restore()
      shown = { path, view }
    },
  }
}
