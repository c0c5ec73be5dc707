import { BlockRenderer } from '../blocks/block-renderer.tsx'
import type { Page } from '../content/localise/localise.ts'
import { ChatButton } from './chat-button.tsx'

/** The blocks of a page in their order: what is said in `<main>`, the footers after it. */
export function PageView({ page }: { readonly page: Page }) {
  const footers = page.blocks.filter((block) => block.type === 'footer')
  const said = page.blocks.filter((block) => block.type !== 'footer')
  return (
    <>
      <main id="main" tabIndex={-1}>
        {said.map((block) => (
          <BlockRenderer key={block.key} block={block} />
        ))}
      </main>
      {footers.map((block) => (
        <BlockRenderer key={block.key} block={block} />
      ))}
      {page.chat && <ChatButton button={page.chat} />}
    </>
  )
}
