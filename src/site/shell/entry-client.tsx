/**
 * The program: React takes over the page that is already there. It comes when the script in the page fetches it.
 */
import '../styles/index.css'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Language } from '../../content/model/language.ts'
import { LiveSite } from './live-site.tsx'
import { fetchPageData } from './page-data.ts'
import { type ChangeLanguage, rootId, hydratedEvent } from './program.ts'
import { restoreScrolling } from './scroll-restoration.ts'

const rootNow = () => document.getElementById(rootId) as HTMLElement
const data = await fetchPageData(rootNow().dataset['page'] ?? '')
// A change of language in the meantime has exchanged it.
const root = rootNow()

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
        firstLanguage={document.documentElement.lang as Language}
        root={root}
        onArrival={onArrival}
      />
    </BrowserRouter>,
  ),
)
const detail: ChangeLanguage = (language) => site.current?.(language)
document.dispatchEvent(new CustomEvent(hydratedEvent, { detail }))
