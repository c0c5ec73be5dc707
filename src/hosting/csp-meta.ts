import { type InlineSources, pagePolicy } from './headers.ts'

/** The elements of `<head>` that lock a page down on hosts that send no headers. They stand before what they govern. */
export function lockElements(inline: InlineSources): string {
  return (
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline)}">\n` +
    `<meta name="referrer" content="no-referrer">`
  )
}
