/** The program: React takes over the page that is already there. It comes when the script in the page fetches it. */
import '../styles/index.css'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { addressIn, defaultLanguage, pageAt } from '../../content/model/language.ts'
import { languageOfToggle } from '../ui/interactive.ts'
import { LiveSite } from './live-site.tsx'
import { fetchPageData } from './page-data.ts'
import { type ChangeLanguage, rootId, hydratedEvent } from './program.ts'
import { restoreScrolling } from './scroll-restoration.ts'

const rootNow = () => document.getElementById(rootId) as HTMLElement
const data = await fetchPageData(rootNow().dataset['page'] ?? '')
// A change of language in the meantime has exchanged it.
const root = rootNow()
/** The page as it was built. Where React fails it takes the page away, as in a browser without a function that it calls. */
const finished = root.cloneNode(true)
let failed = false
const { path: openedPath } = pageAt(location.pathname)

/**
 * Opens the finished page where React could not change the one that is there, because something else had taken elements
 * away, such as a translation, or where a page that it was led to is of a newer build than this program. Other errors are
 * those of a block, in whose place a message stands.
 */
function openFinished(error: unknown): void {
  console.error(error)
  failed = true
  const { path } = pageAt(location.pathname)
  if (error instanceof DOMException) changeBy((language) => location.assign(addressIn(path, language)))
  else if (path !== openedPath) location.reload()
}

/** From now on the language is changed so, at once if another was chosen meanwhile: no tap is lost. */
const changeBy = (detail: ChangeLanguage) => document.dispatchEvent(new CustomEvent(hydratedEvent, { detail }))

const onArrival = restoreScrolling()
const site = createRef<ChangeLanguage>()

// Synchronous, so that no click can fall between reading which language is shown and answering the toggle.
const firstLanguage = languageOfToggle() ?? defaultLanguage
const react = flushSync(() =>
  hydrateRoot(
    root,
    <BrowserRouter>
      <LiveSite ref={site} first={data} {...{ firstLanguage, root, onArrival }} />
    </BrowserRouter>,
    { onCaughtError: openFinished, onUncaughtError: openFinished },
  ),
)
if (failed) {
  react.unmount()
  root.replaceWith(finished)
} else changeBy((language) => site.current?.(language))
