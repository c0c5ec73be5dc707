import { useSyncExternalStore } from 'react'

/** As wide as a phone: what does not fit the line above the page stands behind a button there. */
const narrow = matchMedia('(width < 36rem)')

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
