import type { Language } from '../../content/model/language.ts'
import type { Page } from '../../content/page/page.ts'
import { WordsContext } from '../ui/words.tsx'
import { ErrorBoundary, ErrorPage } from './error-page.tsx'
import { Header } from './header.tsx'
import { NotFound } from './not-found.tsx'
import { type Below, PageView } from './page-view.tsx'
import './site.css'

interface SiteProps {
  readonly page: Page
  /** What is shown further down while the language changes. */
  readonly below?: Below
  /** Absent where nothing can be changed: when the page is rendered to HTML. */
  readonly onLanguage?: (language: Language) => void
}

/**
 * Everything inside the root element, for one page in one language. It must stand inside a router: which page is
 * shown is data, so a single route draws whatever page it is given.
 */
export function Site({ page, below, onLanguage }: SiteProps) {
  return (
    <WordsContext value={page.words}>
      <Header siteName={page.siteName} language={page.language} onLanguage={onLanguage} />
      <ErrorBoundary key={page.path} fallback={<ErrorPage language={page.language} />}>
        {page.kind === 'page' ? <PageView page={page} below={below} /> : <NotFound language={page.language} />}
      </ErrorBoundary>
    </WordsContext>
  )
}
