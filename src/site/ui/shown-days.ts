import type { ShownDays } from '../../content/page/localise-event.ts'
/**
 * Whether it is not yet the first of some days (year-month-day), or no longer the last, where the visitor is. While the
 * site is built nothing is hidden: the build leaves out what its own day rules out.
 */
export function isOutOfDays({ from, until }: ShownDays): boolean {
  if ((from ?? until) === undefined || typeof document === 'undefined') return false
  // Sweden writes dates as year-month-day.
  const today = new Date().toLocaleDateString('sv')
  return today < (from ?? '') || (until ?? today) < today
}

/**
 * Hides what carries its first or last day (`data-from`, `data-until`) on all others: in what is shown, and in the other
 * language.
 */
export function hideByDay(roots: readonly ParentNode[]): void {
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('[data-from],[data-until]'))
      element.hidden = isOutOfDays(element.dataset)
}
