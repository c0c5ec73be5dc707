/** What the browser says of how the page came, in the terms of https://web.dev/articles/vitals. */
export interface Paint {
  /** The largest contentful paint, in milliseconds from the start of the navigation, and the element it was. */
  largest: number
  element: string
  /** The cumulative layout shift. */
  shift: number
  /** The first contentful paint, in milliseconds from the start of the navigation. */
  first: number
  /** The tasks that took more than 50 ms, in milliseconds from the start of the navigation. */
  readonly longTasks: { readonly start: number; readonly end: number }[]
}

declare global {
  var paint: Paint
}

/** To be run in the page before anything of its own. */
export function watchPaint(): void {
  const told: Paint = { largest: 0, element: '', shift: 0, first: Infinity, longTasks: [] }
  globalThis.paint = told
  const types = ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint']
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') {
        told.longTasks.push({ start: entry.startTime, end: entry.startTime + entry.duration })
      } else if (entry.name === 'first-contentful-paint') told.first = entry.startTime
      else if ('value' in entry) told.shift += Number(entry.value)
      else if (entry.entryType === 'largest-contentful-paint') {
        const { startTime, element } = entry as PerformanceEntry & { readonly element?: Element }
        Object.assign(told, { largest: startTime, element: element?.localName ?? '' })
      }
    }
  }).observe({ entryTypes: types })
}

/**
 * How long the page was seen and could not be touched: of each task after the first paint, what it took above 50 ms.
 * https://web.dev/articles/tbt
 */
export function totalBlockingTime({ first, longTasks }: Paint): number {
  const blocked = longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, first) - 50))
  return blocked.reduce((sum, each) => sum + each, 0)
}
