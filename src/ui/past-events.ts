/**
 * Whether a day is over where the visitor is. Without a day nothing ever is, nor is anything while the site is built.
 */
export function isPast(until: string | undefined): boolean {
  if (until === undefined || typeof document === 'undefined') return false
  // Sweden writes dates as year-month-day.
  return until < new Date().toLocaleDateString('sv')
}

/**
 * Hides what carries a last day (`data-until`, year-month-day) that has passed since the site was built, in what is
 * shown and in the other language.
 */
export function hidePast(roots: readonly ParentNode[]): void {
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('[data-until]'))
      element.hidden = isPast(element.dataset['until'])
}
