import { useSyncExternalStore } from 'react'

/** As narrow as a phone: what does not fit in the toolbar is behind a button then. */
const narrow = matchMedia('(width < 36rem)')

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
