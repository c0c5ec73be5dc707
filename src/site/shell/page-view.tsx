import { BlockRenderer } from '../blocks/block-renderer.tsx'
import type { LocalisedButton } from '../../content/page/localised.ts'
import type { Page } from '../../content/page/page.ts'
import { Each } from '../ui/each.tsx'
import { WordsContext } from '../ui/words.tsx'
import { Button } from '../ui/button.tsx'
import './chat-button.css'
import { Footer } from './footer.tsx'

/** The page in the language that its blocks from an index on are still shown in. */
export interface Below {
  readonly page: Page
  readonly from: number
}

interface PageViewProps {
  readonly page: Page
  readonly below?: Below | undefined
}

/** The blocks of a page in their order, the footer and the chat button. */
export function PageView({ page, below = { page, from: Infinity } }: PageViewProps) {
  const at = (place: number) => (place < below.from ? page : below.page)
  const end = at(page.blocks.length)
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Each of={page.blocks}>
          {(block, place) => (
            <WordsContext value={at(place).words}>
              <BlockRenderer block={at(place).blocks[place] ?? block} />
            </WordsContext>
          )}
        </Each>
      </main>
      {end.footer && (
        <WordsContext value={end.words}>
          <Footer footer={end.footer} />
        </WordsContext>
      )}
      {page.chat && <ChatButton button={page.chat} />}
    </>
  )
}

/** On a phone, the button under the thumb wherever one is on the page. */
function ChatButton({ button }: { readonly button: LocalisedButton }) {
  return (
    <aside className="thumb">
      <Button button={button} />
    </aside>
  )
}
