import { useState } from 'react'

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

let isDown = false
const watch = ({ type }: Event) => (isDown = type === 'pointerdown')
// A form may also be rendered where there is no window.
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, watch, { capture: true })

/**
 * Runs a task that may move what is below a field that was just left: at once, or when the press that left it is over.
 * Otherwise the button that is being pressed would slide away under the pointer, and the press would be lost.
 */
function afterPress(task: () => void): void {
  if (isDown) addEventListener('pointerup', () => setTimeout(task), { once: true })
  else task()
}
