import { parse } from 'postcss'
import { blockTypes } from '../../content/model/schema/schema-files.ts'
import type { Content } from '../../content/model/content.ts'

/**
 * The styles of the site without those of the block types that no page has: every document carries its styles. What
 * belongs to a block type has it first in its selector.
 */
export function stylesOfBlocks(styles: string, { pages }: Pick<Content, 'pages'>): string {
  const used = new Set<string>(pages.flatMap(({ page }) => page.blocks.map(({ type }) => type)))
  const unused = blockTypes().filter((type) => !used.has(type))
  const isUnused = (selector: string) => unused.some((type) => selector.startsWith(`[data-block=${type}]`))
  const root = parse(styles)
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isUnused(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}
