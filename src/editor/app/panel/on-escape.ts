import type { KeyboardEvent } from 'react'

/** Goes back with the Escape key, unless something within has taken it, as a calendar does that it closes. */
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
