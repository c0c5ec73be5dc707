import type { Page } from 'playwright-core'

/** The result of a click on one part of the page. */
export interface Click {
  /** The clicked part: its text, or its kind. */
  readonly on: string
  readonly kind: 'text' | 'picture' | 'drawing' | 'link'
  /** The value of the focused field; empty if no field has the focus. */
  readonly says: string
  /** The name of the field. */
  readonly field: string
  /** Whether it is among the facts of an event, of the practice or of a service, some of which are derived from data. */
  readonly isDerived: boolean
  /** The panel's heading if it has the focus, because the clicked part has several fields. */
  readonly heading: string
}

// The function runs inside the page, where nothing from this module exists.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Clicks on every text, picture, drawing and link of the page in the frame, one after the other. */
export async function clickEverything(page: Page): Promise<readonly Click[]> {
  return page.evaluate(async () => {
    const site = document.querySelector('iframe')?.contentDocument
    const panel = document.querySelector('.panel')
    if (!site || !panel) throw new Error('There is no page.')
    const isShown = (element: Element) => element.getClientRects().length > 0
    const elements = [...site.querySelectorAll('#site_root *')]
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
    const kindOf = (element: Element): Click['kind'] | undefined => {
      // These links change the language, as on the site.
      if (element.closest('a[hreflang]')) return undefined
      if (element.localName === 'img') return 'picture'
      if (element.localName === 'svg') return element.closest('section, footer, header') ? 'drawing' : undefined
      if (element.localName === 'a' || element.localName === 'button') return 'link'
      if (element.closest('[aria-hidden=true]')) return hasText(element) ? 'drawing' : undefined
      return hasText(element) ? 'text' : undefined
    }
    /**
     * Waits until the click has opened something, however busy the machine is. A click that opens nothing takes the
     * full time.
     */
    const opened = () =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(waiting)
          panel.removeEventListener('focusin', done)
          resolve()
        }
        const waiting = setTimeout(done, 5_000)
        panel.addEventListener('focusin', done)
      })
    const clicks: Click[] = []
    for (const element of elements) {
      // Asked only now, because an earlier click may have shown it.
      const kind = isShown(element) ? kindOf(element) : undefined
      if (!kind) continue
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const isOpened = opened()
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await isOpened
      const at = document.activeElement
      const field = at && panel.contains(at) ? at : null
      const label = field?.getAttribute('aria-labelledby')?.split(' ') ?? []
      const called = label.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      clicks.push({
        kind,
        on: element.getAttribute('alt') ?? element.textContent?.trim() ?? element.localName,
        says:
          field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
            ? field.value
            : field?.getAttribute('contenteditable')
              ? [...field.children].map((paragraph) => paragraph.textContent).join('\n\n')
              : '',
        field:
          called ||
          (field?.querySelector('legend')?.textContent ?? (field?.localName === 'button' ? field.textContent : '')),
        isDerived: element.closest('.facts dd, .terms') !== null && !field?.matches('textarea, [contenteditable]'),
        heading: field?.localName === 'h2' ? (field.textContent ?? '') : '',
      })
    }
    return clicks
  })
}
