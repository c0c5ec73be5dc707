import { BlockRenderer } from '../blocks/block-renderer.tsx'
import type { Page } from '../content/localise/page.ts'
import { Each } from '../ui/each.tsx'
import { ChatButton } from './chat-button.tsx'
import { Footer } from './footer.tsx'

/** The blocks of a page in their order, and what closes it. */
export function PageView({ page }: { readonly page: Page }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Each of={page.blocks}>{(block) => <BlockRenderer block={block} />}</Each>
      </main>
      {page.footer && <Footer footer={page.footer} />}
      {page.chat && <ChatButton button={page.chat} />}
    </>
  )
}
