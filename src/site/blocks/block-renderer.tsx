import { memo, type ComponentType } from 'react'
import type { BlockProps } from '../ui/section.tsx'
import { blocks } from './index.ts'

/**
 * Renders a block with the component of its type; throws if there is none. Memoized by the block object: in the editor,
 * a letter typed into one block does not render the others.
 */
export const BlockRenderer = memo(function BlockRenderer({ block }: BlockProps) {
  if (!Object.hasOwn(blocks, block.type))
    throw new Error(`No component draws the block type "${String(block.type)}". Add it to src/site/blocks/index.ts.`)
  // The registry ties each type to its own component; TypeScript can't follow that through a lookup.
  const Component = blocks[block.type] as ComponentType<BlockProps>
  return <Component block={block} />
})
