import type { NavigationType } from 'react-router-dom'

/** The site's own part of `history.state`. */
interface EntryState {
  /** The router's name for the entry. */
  readonly key?: string
  /** The scroll positions of all entries, in pixels, at the time this one was shown. */
  readonly places?: readonly (readonly [key: string, top: number])[]
}

export interface Arrival {
  /** The key of the history entry whose page is now shown. */
  readonly key: string
  readonly path: string
  readonly type: NavigationType
}

const state = () => (history.state ?? {}) as EntryState

/** Gives the current entry a key. The router does so for its own; the browser makes those of links to an anchor. */
function nameEntry(): void {
  if (!state().key) history.replaceState({ ...state(), key: Math.random().toString(36).slice(2) }, '')
}

const restoring = (how: ScrollRestoration) => () => void (history.scrollRestoration = how)

/**
 * Replaces the browser's scroll restoration, which would scroll the previous page while the next one is still loading.
 * Call it before creating the router, and the function that it returns as soon as the page of an entry is shown.
 */
export function restoreScrolling(): (arrival: Arrival) => void {
  const places = new Map(state().places)
  let shown: Arrival | undefined

  const note = () => void (shown && places.set(shown.key, scrollY))
  nameEntry()
  // A visitor leaves an entry by a click, by Back or Forward, or by leaving the document.
  addEventListener('click', note, { capture: true })
  addEventListener('popstate', () => {
    // An entry with a key is reached by Back or Forward. One without is a new anchor: the browser may have scrolled.
    if (state().key) note()
    nameEntry()
  })

  // When a page is opened or reloaded, the browser restores the position itself.
  if (document.readyState === 'complete') restoring('manual')()
  addEventListener('pageshow', restoring('manual'))
  addEventListener('pagehide', restoring('auto'))

  return (arrival) => {
    const before = shown
    const known = places.get(arrival.key)
    shown = arrival
    if (before) {
      if (arrival.type !== 'POP') startAtTop()
      // An unknown entry on the same page is a link to an anchor, which the browser scrolls to itself.
      else if (known !== undefined || arrival.path !== before.path) scrollTo({ top: known ?? 0, behavior: 'instant' })
    }
    note()
    // Stored for a reload. On `pagehide` it would be too late: Firefox stores nothing then.
    history.replaceState({ ...state(), places: [...places] }, '')
  }
}

/** Scrolls to the top and makes the next Tab start there, as a browser does when it opens a page. */
function startAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('site_main')?.focus({ preventScroll: true })
}
