import { Buttons } from '../../ui/button.tsx'
import { Circle } from '../../ui/circle.tsx'
import { Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/line-breaks.tsx'
import { isLong } from '../../ui/is-long.ts'
import type { BlockProps } from '../block-props.ts'
import './call-to-action.css'

/** The last invitation of a page: a place left open in a circle. */
export function CallToAction({ block }: BlockProps<'call-to-action'>) {
  return (
    <Section block={block} onPaper={false}>
      <Circle />
      <div className="words">
        <h2 data-long={isLong(block.title)}>{block.title}</h2>
        {block.text && <p className="lead">{withLineBreaks(block.text)}</p>}
        <Buttons buttons={block.buttons} />
      </div>
    </Section>
  )
}
