import { fileNode } from '../schema/schema-node.ts'
import type { Block } from '../schema/types.generated.ts'
import { localiseValue, type Context } from './localise-value.ts'
import type { BlockFacts } from './page.ts'

/** What stands once for the whole site and a block shows, in one language. What the block itself says goes before it. */
export function blockFacts(block: Block, context: Context): BlockFacts<Block> & object {
  // Who has a name of her own has a face of her own.
  if ((block.type !== 'contact' && block.type !== 'facilitator') || block.name !== undefined) return {}
  const { name, role, portrait } = localiseValue(context.content.site, fileNode('site'), context)
  return { name, role, ...(portrait && { [block.type === 'contact' ? 'picture' : 'portrait']: portrait }) }
}
