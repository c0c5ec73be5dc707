import type { LocalisedBlock } from '../../content/page/page.ts'
import type { Block } from '../../content/model/schema/types.generated.ts'

export type BlockType = Block['type']

/** What the component of a block type receives: the block in one language. */
export interface BlockProps<Type extends BlockType = BlockType> {
  readonly block: LocalisedBlock<Extract<Block, { type: Type }>>
}
