/** The thing at fault, as a visitor sees it. Where it was written can be found from this. */
export interface Culprit {
  /** The block that it is in: the `nth` of its type on the page, from 0. Absent for what is outside all blocks. */
  readonly block?: { readonly type: string; readonly nth: number }
  /** Its text, or the alternative text of a picture. */
  readonly text: string
}

/**
 * A function for the page: the `Culprit` of an element, without the words for screen readers, which the owner did not
 * write.
 */
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
