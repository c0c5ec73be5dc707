/** The element at fault. Where its text was written follows from its position on the page. */
export interface ElementPosition {
  /** The way to it from the root element, by the index of each child element; absent outside the root element. */
  readonly at?: readonly number[] | undefined
}

/** A function for the page: the `ElementPosition` of an element. */
export const elementPositionOf = `(element) => {
  const at = []
  for (let inner = element; inner.id !== 'root'; inner = inner.parentElement) {
    if (!inner.parentElement) return {}
    at.unshift([...inner.parentElement.children].indexOf(inner))
  }
  return { at }
}`

/** Whatever evaluates an expression in a page and gives its value, which must survive JSON. */
export interface PageInBrowser {
  evaluate(expression: string): Promise<unknown>
}
