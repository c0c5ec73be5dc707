import type { ReactNode } from 'react'
import { Each } from './each.tsx'
import './unbroken.css'

/** A word with a hyphen in it: `anda-se`, `à-vontade`. */
const hyphenated = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u
/** Characters of a word that finds room on a line of a phone, also in letters twice as large. */
const longest = 10

/**
 * A text whose short words stay on one line where they have a hyphen: Portuguese readers stumble over `anda-` at the end
 * of a line. Nothing is put into the text for it, so that it is copied and searched as it was written.
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
