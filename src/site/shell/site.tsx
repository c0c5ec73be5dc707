import type { LocalisedButton } from '../../content/page/localised.ts'
import type { Page } from '../../content/page/page.ts'
import { WordsContext } from '../ui/words.tsx'
import { ErrorBoundary, ErrorPage } from './error-page.tsx'
import { Header } from './header.tsx'
import { NotFound } from './not-found.tsx'
import { BlockRenderer } from '../blocks/block-renderer.tsx'
import { Each } from '../ui/each.tsx'
import { Button } from '../ui/button.tsx'
import './chat-button.css'
import { Footer } from './footer.tsx'
import './site.css'

type SiteProps = Readonly<Record<'page', Page>>

/**
 * Everything inside the root element, for one page in one language. It must stand inside a router: which page is
 * shown is data, so a single route draws whatever page it is given.
 */
export const Site = ({ page }: SiteProps) => (
  <WordsContext value={page.words}>
    <Header page={page} />
    <ErrorBoundary key={page.path} fallback={<ErrorPage language={page.language} />}>
      {page.kind === 'page' ? <PageView page={page} /> : <NotFound language={page.language} />}
    </ErrorBoundary>
  </WordsContext>
)

/** The blocks of a page in their order, the footer and the chat button. */
const PageView = ({ page }: SiteProps) => (
  <>
    <main id="site_main" tabIndex={-1}>
      <Each of={page.blocks}>{(block) => <BlockRenderer block={block} />}</Each>
    </main>
    {page.footer && <Footer footer={page.footer} />}
    {page.chat && <ChatButton button={page.chat} />}
  </>
)

/** On a phone, the button under the thumb wherever one is on the page. */
const ChatButton = ({ button }: { readonly button: LocalisedButton }) => (
  <aside className="thumb">
    <Button button={button} />
  </aside>
)
