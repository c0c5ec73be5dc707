/** What the browser says of how the page came, in the terms of https://web.dev/articles/vitals. */
export interface Paint {
  /** The largest contentful paint, in milliseconds from the start of the navigation, and the element it was. */
  largest: number
  element: string
  /** The cumulative layout shift. */
  shift: number
  /** How long the processor was not to be had for a touch: what each task took above 50 ms, in milliseconds. */
  blocked: number
}

declare global {
  var paint: Paint
}

/** To be run in the page before anything of its own. */
export function watchPaint(): void {
  const told: Paint = { largest: 0, element: '', shift: 0, blocked: 0 }
  globalThis.paint = told
  const types = ['largest-contentful-paint', 'layout-shift', 'longtask']
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') told.blocked += entry.duration - 50
      else if ('value' in entry) told.shift += Number(entry.value)
      else {
        const { startTime, element } = entry as PerformanceEntry & { readonly element?: Element }
        Object.assign(told, { largest: startTime, element: element?.localName ?? '' })
      }
    }
  }).observe({ entryTypes: types })
}
