import { Each } from '../../ui/each.tsx'
import { MapLink } from '../../ui/facts.tsx'
import { SingleParagraph } from '../../ui/prose.tsx'
import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import './practice.css'

/** What a visitor has to know of the practice: a sheet with a rule above each fact. */
export const Practice = ({ block }: BlockProps<'practice'>) => (
  <Section block={block} onPaper={true}>
    <Opening title={block.title} lead={block.lead} />
    <dl className="facts">
      <Each of={block.facts}>
        {({ term, lines, map }) => (
          <div className="content">
            <dt>{term}</dt>
            <Each of={lines}>
              {(line) => (
                <dd>
                  <SingleParagraph text={line} />
                </dd>
              )}
            </Each>
            {map && <MapLink map={map} />}
          </div>
        )}
      </Each>
    </dl>
  </Section>
)
