import { createElement, Fragment, type ReactNode } from 'react'

interface EachProps<Item> {
  readonly of: readonly Item[]
  readonly children: (item: Item, place: number) => ReactNode
}

/**
 * Draws every item of a list in the page's data. An item is known by its place in the list, as an element is that is
 * written out in JSX: the order of a page doesn't change while it is shown, and its two languages have the same items
 * at the same places. So a change of language changes texts and leaves the elements, with whatever the visitor has
 * opened in them. A text is no identity: it is translated, and two items may say the same.
 */
export function Each<Item>({ of, children }: EachProps<Item>) {
  return createElement(Fragment, null, ...of.map((item, place) => children(item, place)))
}
