import type { ReactNode } from 'react'

interface SectionProps {
  readonly block: { readonly type: string; readonly anchor?: string }
  /** The ground that the block stands on; paper when nothing is said. */
  readonly tone?: 'tint' | 'deep'
  /** Whether it is printed: what is of use on paper is what she offers, when, where, and how to reach her. */
  readonly onPaper: boolean
  /** True when the block does something that needs React: it is fetched when the block nears the viewport. */
  readonly live?: boolean
  /** A block without a heading is no section (HTML Standard, 4.3.3): it stands in a `div`. */
  readonly as?: 'section' | 'footer' | 'div'
  readonly children: ReactNode
}

/** The outermost element of every block: styles know it by its type, links by its anchor. */
export function Section({ block, onPaper, tone, live, as: Element = 'section', children }: SectionProps) {
  return (
    <Element
      className={[tone, !onPaper && 'on-screen'].filter(Boolean).join(' ') || undefined}
      id={block.anchor}
      data-block={block.type}
      data-live={live || undefined}
    >
      {children}
    </Element>
  )
}
