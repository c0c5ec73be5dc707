import type { ReactNode } from 'react'
import { Each } from './each.tsx'
import './unbroken.css'

/** A word with a hyphen in it: `anda-se`, `à-vontade`. */
const hyphenated = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u
/** In characters: such a word fits on a line of a phone even at twice the text size. */
const longest = 10

/**
 * A text whose short hyphenated words do not break: Portuguese readers stumble over `anda-` at the end of a line. The
 * text itself stays unchanged, so that copy and search work as usual.
 */
export function unbroken(text: string): ReactNode {
  // Split this way, every second part is a word with a hyphen.
  const parts = text.split(hyphenated)
  if (parts.length === 1) return text
  return (
    <Each of={parts}>
      {(part, place) => (place % 2 === 1 && part.length <= longest ? <span className="unbroken">{part}</span> : part)}
    </Each>
  )
}
