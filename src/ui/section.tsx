import type { ReactNode } from 'react'

interface SectionProps {
  readonly block: { readonly type: string; readonly anchor?: string }
  /** The ground that the block stands on; paper when nothing is said. */
  readonly tone?: 'tint' | 'deep'
  /** True when the block does something that needs React: it is fetched when the block nears the viewport. */
  readonly live?: boolean
  readonly as?: 'section' | 'footer'
  readonly children: ReactNode
}

/** The outermost element of every block. Its type is its class, its anchor is its id. */
export function Section({ block, tone, live, as: Element = 'section', children }: SectionProps) {
  return (
    <Element
      className={tone ? `${block.type} ${tone}` : block.type}
      id={block.anchor}
      data-block={block.type}
      data-live={live || undefined}
    >
      {children}
    </Element>
  )
}
