/** A sentence in which whatever is to be typed or looked for is between backticks. */
export function TextWithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence have nothing but their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
