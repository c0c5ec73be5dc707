import type { ReactNode } from 'react'
import type { LocalisedBlock, LocalisedNotice } from '../../content/page/page.ts'
import type { Block } from '../../content/model/schema/types.generated.ts'
import type { ShownDays } from '../../content/page/localise-event.ts'
import { hasLongWord } from './is-long.ts'
import { onDays } from './shown-days.ts'
import { withLineBreaks, SingleParagraph } from './prose.tsx'
import { Each } from './each.tsx'

export type BlockType = Block['type']

/** What the component of a block type receives: the block in one language. */
export interface BlockProps<Type extends BlockType = BlockType> {
  readonly block: LocalisedBlock<Extract<Block, { type: Type }>>
}

interface SectionProps {
  readonly block: {
    readonly type: string
    readonly anchor?: string
    readonly title?: string
    readonly shown?: ShownDays
  }
  /** The background of the block; that of the page by default. */
  readonly tone?: 'tint' | 'deep'
  /** Whether it is printed: on paper visitors need what is offered, when, where, and how to reach the owner. */
  readonly onPaper: boolean
  /** True for a block that needs React, which is then fetched when the block comes near the viewport. */
  readonly live?: boolean
  /** A block without a heading is not a section (HTML Standard, 4.3.3): it is a `div`. */
  readonly as?: 'section' | 'footer' | 'div'
  readonly children: ReactNode
}

/** The outermost element of every block. Styles select it by its type, links by its anchor. */
export const Section = ({ block, onPaper, tone, live, as: Element = 'section', children }: SectionProps) => (
  <Element
    className={[tone, !onPaper && 'on-screen'].filter(Boolean).join(' ') || undefined}
    id={block.anchor}
    aria-label={Element === 'section' ? block.title : undefined}
    data-block={block.type}
    data-live={live || undefined}
    {...onDays(block.shown ?? {})}
  >
    {children}
  </Element>
)

interface OpeningProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly notices?: readonly LocalisedNotice[] | undefined
}

/** The title of a block, the text that leads into it, and what to know before one writes. */
export function Opening({ title, lead, notices }: OpeningProps) {
  const text = lead && <p className="lead">{withLineBreaks(lead)}</p>
  return (
    <header className="text">
      <h2 data-wide={hasLongWord(title)}>{title}</h2>
      {notices ? (
        <div className="text">
          {text}
          <ContactNotices of={notices} />
        </div>
      ) : (
        text
      )}
    </header>
  )
}

/** What to know before one writes, such as a waiting list or an absence: each on its days. */
export const ContactNotices = ({ of }: { readonly of: readonly LocalisedNotice[] | undefined }) =>
  of && (
    <div className="notice">
      <Each of={of}>
        {({ text, shown }) => (
          <div {...onDays(shown ?? {})}>
            <SingleParagraph text={text} />
          </div>
        )}
      </Each>
    </div>
  )
