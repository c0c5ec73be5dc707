/** What something is wrong with, as a visitor sees it. From it follows where that was written. */
export interface Culprit {
  /** The block that it stands in: the `nth` of its type on the page, from 0. Absent for what stands in none. */
  readonly block?: { readonly type: string; readonly nth: number }
  /** Its text, or the alternative text of a picture. */
  readonly text: string
}

/** A function for the page: the `Culprit` of an element. Its words for screen readers alone are not hers. */
export const culpritOf = `(element) => {
  const section = element.closest('[data-block]')
  const type = section?.dataset.block
  const nth = [...document.querySelectorAll('[data-block="' + type + '"]')].indexOf(section)
  const shown = element.cloneNode(true)
  for (const unseen of shown.querySelectorAll('.visually-hidden')) unseen.remove()
  const text = (element.alt ?? shown.textContent).replace(/\\s+/g, ' ').trim()
  return section ? { block: { type, nth }, text } : { text }
}`

/** Whatever evaluates an expression in a page and gives its value, which must survive JSON. */
export interface PageInBrowser {
  evaluate(expression: string): Promise<unknown>
}
