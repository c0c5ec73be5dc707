import { Each } from '../../ui/each.tsx'
import { Ribbon } from '../../ui/ribbon.tsx'
import { Section } from '../../ui/section.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import type { BlockProps } from '../block-props.ts'
import './values.css'

/** What guides the work. */
export function Values({ block }: BlockProps<'values'>) {
  return (
    <Section block={block} onPaper={true}>
      <Ribbon piece="turn" />
      <header className="words">
        <h2>{block.title}</h2>
        {block.lead && <p className="lead">{unbroken(block.lead)}</p>}
      </header>
      <ul>
        <Each of={block.values}>
          {({ title, text }) => (
            <li>
              <h3>{title}</h3>
              <p>{unbroken(text)}</p>
            </li>
          )}
        </Each>
      </ul>
    </Section>
  )
}
