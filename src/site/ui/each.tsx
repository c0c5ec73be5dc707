import { createElement, Fragment, type ReactNode } from 'react'

interface EachProps<Item> {
  readonly of: readonly Item[]
  readonly children: (item: Item, place: number) => ReactNode
}

/**
 * Renders every item of a list in the page's data, identified by its index, as if each were written out in JSX. The
 * order never changes while a page is shown, and both languages have the same items in the same order. A change of
 * language therefore keeps the elements and their state, such as an open `<details>`. A text cannot be the key: it is
 * translated, and two items may have the same one.
 */
export function Each<Item>({ of, children }: EachProps<Item>) {
  return createElement(Fragment, null, ...of.map((item, place) => children(item, place)))
}
