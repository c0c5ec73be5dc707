import { Each } from '../../ui/each.tsx'
import { Prose } from '../../ui/prose.tsx'
import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import './faq.css'

/**
 * Questions that open one by one. The address of a question is that of its answer: a browser opens what surrounds the
 * target of an address, and what its search finds (HTML Standard, 4.11.1).
 */
export const Faq = ({ block }: BlockProps<'faq'>) => (
  <Section block={block} onPaper={true}>
    <Opening title={block.title} lead={block.lead} />
    <div>
      <Each of={block.questions}>
        {({ question, answer }, place) => (
          <details>
            <summary>{question}</summary>
            <div id={block.names[place]}>
              <Prose text={answer} />
            </div>
          </details>
        )}
      </Each>
    </div>
  </Section>
)
