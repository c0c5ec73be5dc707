import { useState } from 'react'
import { afterPress } from '../after-press.ts'

/** Whether some parts of a date or of a time have been typed and others have not: the library then reports no value. */
export function isHalfTyped(field: Element): boolean {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')]
  const open = parts.filter((part) => part.hasAttribute('data-placeholder'))
  return open.length > 0 && open.length < parts.length
}

/** Looks at a date or a time when it is left: what is half typed must not be dropped without a word. */
export function useHalfTyped() {
  const [isHalf, setHalf] = useState(false)
  const update = (field: Element) => afterPress(() => setHalf(isHalfTyped(field)))
  return [isHalf, update] as const
}
