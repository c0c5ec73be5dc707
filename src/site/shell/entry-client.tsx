/**
 * The program: React takes over the page that is already there. It comes when the script in the page fetches it.
 */
import '../styles/index.css'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { addressIn, defaultLanguage, type Language, pageAt } from '../../content/model/language.ts'
import { languageOfToggle } from '../ui/interactive.ts'
import { LiveSite } from './live-site.tsx'
import { fetchPageData } from './page-data.ts'
import { type ChangeLanguage, rootId, hydratedEvent } from './program.ts'
import { restoreScrolling } from './scroll-restoration.ts'

const rootNow = () => document.getElementById(rootId) as HTMLElement
const data = await fetchPageData(rootNow().dataset['page'] ?? '')
// A change of language in the meantime has exchanged it.
const root = rootNow()

/**
 * Opens the finished page where React could not change the one that is there, because something else had taken elements
 * away, such as a translation. Other errors are those of a block, in whose place a message stands.
 */
function openFinished(error: unknown): void {
  console.error(error)
  const { path, language } = pageAt(location.pathname)
  // What was tapped a moment before must not be lost.
  const wanted = document.documentElement.dataset['wanted'] as Language | undefined
  if (error instanceof DOMException) location.assign(addressIn(path, wanted ?? languageOfToggle() ?? language))
}

const onArrival = restoreScrolling()
const site = createRef<ChangeLanguage>()

// Synchronous, so that no click can fall between reading which language is shown and answering the toggle.
flushSync(() =>
  hydrateRoot(
    root,
    <BrowserRouter>
      <LiveSite
        ref={site}
        first={data}
        firstLanguage={languageOfToggle() ?? defaultLanguage}
        root={root}
        onArrival={onArrival}
      />
    </BrowserRouter>,
    { onCaughtError: openFinished, onUncaughtError: openFinished },
  ),
)
const detail: ChangeLanguage = (language) => site.current?.(language)
document.dispatchEvent(new CustomEvent(hydratedEvent, { detail }))
