import { BlockRenderer } from '../blocks/block-renderer.tsx'
import type { Page } from '../content/localise/localise.ts'
import { Each } from '../ui/each.tsx'
import { ChatButton } from './chat-button.tsx'

/** The blocks of a page in their order: what is said in `<main>`, the footers after it. */
export function PageView({ page }: { readonly page: Page }) {
  const footers = page.blocks.filter((block) => block.type === 'footer')
  const said = page.blocks.filter((block) => block.type !== 'footer')
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Each of={said}>{(block) => <BlockRenderer block={block} />}</Each>
      </main>
      <Each of={footers}>{(block) => <BlockRenderer block={block} />}</Each>
      {page.chat && <ChatButton button={page.chat} />}
    </>
  )
}
