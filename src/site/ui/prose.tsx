import type { ReactNode } from 'react'
import { Each } from './each.tsx'
import './prose.css'

/** The end of a line, or a word with a hyphen in it: `anda-se`, `à-vontade`. */
const placesOfBreaks = /(\n|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u
/** In characters: such a word fits on a line of a phone even at twice the text size. */
const longest = 10

/**
 * A text with the line breaks that its author wrote, and none within short hyphenated words: Portuguese readers stumble
 * over `anda-` at the end of a line. The text itself stays unchanged, so that copy and search work as usual.
 */
export function withLineBreaks(text: string): ReactNode {
  // Split this way, every second part is a line break or a word with a hyphen.
  const parts = text.trim().split(placesOfBreaks)
  if (parts.length === 1) return text
  return (
    <Each of={parts}>
      {(part, place) => {
        if (part === '\n') return <br />
        return place % 2 === 1 && part.length <= longest ? <span className="unbroken">{part}</span> : part
      }}
    </Each>
  )
}

/** A text whose paragraphs are separated by blank lines, as it was written in the YAML. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      <Each of={text.trim().split(/\n\s*\n/)}>{(paragraph) => <p>{withLineBreaks(paragraph)}</p>}</Each>
    </div>
  )
}
