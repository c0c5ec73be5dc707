import type { Page } from 'playwright-core'

/** What a click on one part of the page has opened. */
export interface Click {
  /** What was clicked: its words, or what it is. */
  readonly on: string
  readonly kind: 'text' | 'picture' | 'drawing' | 'link'
  /** What the field that has the focus says; empty where no field has it. */
  readonly says: string
  /** What the field is called. */
  readonly field: string
  /** Whether it stands among the facts of an event, some of which are written from its data. */
  readonly isDerived: boolean
  /** The heading of the panel, where that has the focus: what was clicked is not a single field. */
  readonly heading: string
}

// Runs inside the page, where only what is defined in the function itself exists.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Clicks on every text, picture, drawing and link of the page in the frame, one after the other. */
export async function clickEverything(page: Page): Promise<readonly Click[]> {
  return page.evaluate(async () => {
    const site = document.querySelector('iframe')?.contentDocument
    const panel = document.querySelector('.panel')
    if (!site || !panel) throw new Error('There is no page.')
    const isShown = (element: Element) => element.getClientRects().length > 0
    const elements = [...site.querySelectorAll('#root *')].filter(isShown)
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
    const kindOf = (element: Element): Click['kind'] | undefined => {
      // They change the language, as on the site.
      if (element.closest('[data-language]')) return undefined
      if (element.localName === 'img') return 'picture'
      if (element.localName === 'svg') return element.closest('section, footer, header') ? 'drawing' : undefined
      if (element.localName === 'a' || element.localName === 'button') return 'link'
      if (element.closest('[aria-hidden=true]')) return hasText(element) ? 'drawing' : undefined
      return hasText(element) ? 'text' : undefined
    }
    /**
     * Waits until what was clicked is opened, however busy the machine is; for a click that opens nothing, the whole
     * time.
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
      const kind = kindOf(element)
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
        says: field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '',
        field:
          called ||
          (field?.querySelector('legend')?.textContent ?? (field?.localName === 'button' ? field.textContent : '')),
        isDerived: element.closest('.facts dd') !== null && !(field instanceof HTMLTextAreaElement),
        heading: field?.localName === 'h2' ? (field.textContent ?? '') : '',
      })
    }
    return clicks
  })
}
