/**
 * The part of the development server that runs in the page: it shows what is wrong with the content, and keeps the
 * language and the scroll position when Vite reloads the page.
 */
import { languageParameter, defaultLanguage } from '../../content/model/language.ts'
import { rootId, hydratedEvent } from '../../site/shell/program.ts'
import { askEvent, type Asking, type DevelopmentState, stateEvent } from './development-state.ts'
import { messageLayer } from './message-layer.ts'

const placeKey = 'development-place'
const hasPage = document.getElementById(rootId) !== null

/** The address that Vite loads again opens in the language that is shown. */
function putLanguageIntoAddress(): void {
  const { lang } = document.documentElement
  const address = new URL(location.href)
  if (lang === defaultLanguage) address.searchParams.delete(languageParameter)
  else address.searchParams.set(languageParameter, lang)
  history.replaceState(history.state, '', address)
}

/** Kept for as long as the tab is open, and only while developing: a visitor's browser keeps nothing. */
function rememberPlace(): void {
  sessionStorage.setItem(placeKey, JSON.stringify({ path: location.pathname, top: scrollY }))
}

/** Called when Vite is about to reload the page, at once or when the server is back. */
function prepareForReload(): void {
  if (!hasPage) return
  putLanguageIntoAddress()
  addEventListener('pagehide', rememberPlace)
}

function returnToPlace(): void {
  const remembered = sessionStorage.getItem(placeKey)
  if (!hasPage || !remembered) return
  sessionStorage.removeItem(placeKey)
  const { path, top } = JSON.parse(remembered) as { readonly path: string; readonly top: number }
  if (path !== location.pathname) return
  // The browser itself would return to the top of what stood here in between, right after the page has loaded. From
  // then on the site restores scrolling by itself.
  history.scrollRestoration = 'manual'
  addEventListener('load', () => scrollTo({ top, behavior: 'instant' }))
}

// Vite looks for exactly these words.
const hot = import.meta.hot
if (hot) {
  const show = messageLayer(hasPage)
  hot.on(stateEvent, (state: DevelopmentState) => {
    if (!hasPage && !state.stale) return location.reload()
    show(state)
  })
  hot.on('vite:beforeFullReload', prepareForReload)
  hot.on('vite:ws:disconnect', prepareForReload)
  const ask = (asking: Asking) => hot.send(askEvent, asking)
  ask({})
  const version = document.querySelector<HTMLElement>('[data-version]')?.dataset['version']
  document.addEventListener(hydratedEvent, () => ask({ shown: Number(version) }))
}
returnToPlace()
