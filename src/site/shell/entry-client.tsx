/**
 * The program: React takes over the page that is already there. It comes when the script in the page fetches it.
 */
import '../styles/index.css'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Language } from '../../content/model/language.ts'
import { LiveSite } from './live-site.tsx'
import { fetchPageData } from './page-data.ts'
import { rootId, hydratedEvent } from './program.ts'
import { restoreScrolling } from './scroll-restoration.ts'

const root = document.getElementById(rootId) as HTMLElement
const data = await fetchPageData(root.dataset['page'] ?? '')

const onArrival = restoreScrolling()

// Synchronous, so that no click can fall between reading which language is shown and answering the toggle.
flushSync(() =>
  hydrateRoot(
    root,
    <BrowserRouter>
      <LiveSite
        first={data}
        firstLanguage={document.documentElement.lang as Language}
        root={root}
        onArrival={onArrival}
      />
    </BrowserRouter>,
  ),
)
document.dispatchEvent(new Event(hydratedEvent))
