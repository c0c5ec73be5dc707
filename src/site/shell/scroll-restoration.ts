import type { NavigationType } from 'react-router-dom'

/** What the site keeps in an entry of the browser's history, beside what the router does. */
interface EntryState {
  /** The router's name for the entry. */
  readonly key?: string
  /** How far down the pages of all entries were scrolled, in pixels, when this one was shown. */
  readonly places?: readonly (readonly [key: string, top: number])[]
}

export interface Arrival {
  /** The key of the history entry whose page is now shown. */
  readonly key: string
  readonly path: string
  readonly type: NavigationType
}

const state = () => (history.state ?? {}) as EntryState

/** The router names the entries that it makes. Those of links to an anchor are the browser's. */
function nameEntry(): void {
  if (!state().key) history.replaceState({ ...state(), key: Math.random().toString(36).slice(2) }, '')
}

const takeOver = () => {
  history.scrollRestoration = 'manual'
}

/**
 * Takes over scroll restoration from the browser, which would scroll at once, and so move the page before while the
 * next is still on its way. Must be called before the router is made. The function that it returns is to be called as
 * soon as the page of an entry is shown, and puts it at its place.
 */
export function restoreScrolling(): (arrival: Arrival) => void {
  const places = new Map(state().places)
  let shown: Arrival | undefined

  const note = () => {
    if (shown) places.set(shown.key, scrollY)
  }
  nameEntry()
  // Whatever leads away is a click, a step in the history, or the end of the document.
  addEventListener('click', note, { capture: true })
  addEventListener('popstate', () => {
    // Back or forward: no anchor, to which the browser may have scrolled already.
    if (state().key) note()
    nameEntry()
  })

  // A page that is opened or reloaded is put at its place by the browser itself.
  if (document.readyState === 'complete') takeOver()
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

  return (arrival) => {
    const before = shown
    const known = places.get(arrival.key)
    shown = arrival
    if (before) {
      if (arrival.type !== 'POP') startAtTop()
      // An entry that nothing is known of, on the same page, is a link to an anchor: the browser goes there by itself.
      else if (known !== undefined || arrival.path !== before.path) scrollTo({ top: known ?? 0, behavior: 'instant' })
    }
    note()
    // Stored for the document that a reload makes of this entry. Not when this document ends: Firefox stores nothing
    // then.
    history.replaceState({ ...state(), places: [...places] }, '')
  }
}

/** What a browser does by itself when it opens a page: the top is shown, and the next Tab starts from there. */
function startAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
