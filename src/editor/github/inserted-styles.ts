/**
 * The style elements that React Aria adds to the document, which the policy names by their hashes. A test compares them
 * with what it adds.
 */
export const insertedStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
