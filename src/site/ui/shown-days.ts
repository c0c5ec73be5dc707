import { todayInLisbon } from '../../content/dates/lisbon.ts'
import type { ShownDays } from '../../content/page/localise-event.ts'
/** Whether today, where the events are, is before the first day (year-month-day) or after the last. */
function isOutOfDays({ from, until }: ShownDays): boolean {
  const today = todayInLisbon()
  return today < (from ?? '') || (until ?? today) < today
}

/**
 * Says when an element is shown. The inline script may have hidden it before hydration. In the build, a first day is always
 * still to come, and a last day never over: see `currentContent`.
 */
export const onDays = (shown: ShownDays) => ({
  'data-from': shown.from,
  'data-until': shown.until,
  hidden: typeof document === 'undefined' ? shown.from !== undefined : isOutOfDays(shown),
  suppressHydrationWarning: true,
})

/** Hides every element whose first day (`data-from`) has not come yet or whose last day (`data-until`) is over. */
export function hideByDay(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]'))
    element.hidden = isOutOfDays(element.dataset)
}
