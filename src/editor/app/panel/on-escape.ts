import type { KeyboardEvent } from 'react'

/** Goes back on Escape, unless something inside has handled the key, as a calendar does to close itself. */
export function onEscape(back: () => void): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  return {
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.isDefaultPrevented()) return
      event.preventDefault()
      event.stopPropagation()
      back()
    },
  }
}
