/** When things happened in the page, in milliseconds from the start of the navigation. */
export interface FirstClick {
  /** When EN became visible, and was clicked at once. */
  visible?: number
  /** When English was on the screen. */
  english?: number
}

declare global {
  var firstClick: FirstClick
}

/**
 * Clicks EN, to be run in the page.
 * @returns how long it took until English was on the screen, in milliseconds
 */
export function clickEnglish(): Promise<number> {
  const clicked = performance.now()
  document.querySelector<HTMLElement>('[data-language="en"]')?.click()
  return new Promise((resolve) => {
    const draw = (): void => {
      requestAnimationFrame(() => {
        if (document.documentElement.lang !== 'en') return draw()
        // A frame is on the screen when the next one begins.
        requestAnimationFrame(() => resolve(performance.now() - clicked))
      })
    }
    draw()
  })
}

function clickAtOnce(): void {
  const told: FirstClick = {}
  globalThis.firstClick = told
  const look = (): void => {
    const button = document.querySelector('[data-language="en"]')
    // Nobody can click what has not been painted.
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!painted || !button?.checkVisibility()) return void setTimeout(look)
    const visible = performance.now()
    told.visible = visible
    void clickEnglish().then((duration) => (told.english = visible + duration))
  }
  look()
}

/** An impatient visitor, to be run in the page before anything of its own: clicks EN once, as soon as it is visible. */
export const impatience = { content: `${String(clickEnglish)}\n;(${String(clickAtOnce)})()` }
