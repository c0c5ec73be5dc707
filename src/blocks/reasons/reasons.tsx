import { IconList } from '../../ui/icon-list.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './reasons.css'

/** Why to come, in cards. */
export function Reasons({ block }: BlockProps<'reasons'>) {
  return (
    <Section block={block} onPaper={true}>
      <h2>{block.title}</h2>
      <IconList items={block.reasons} />
    </Section>
  )
}
