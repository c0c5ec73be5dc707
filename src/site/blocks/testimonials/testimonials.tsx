import { Each } from '../../ui/each.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import { Stars } from '../../ui/stars.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import './testimonials.css'

/** What people said, set like quotations in a book. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  return (
    <Section block={block} onPaper={false}>
      <h2>{block.title}</h2>
      {block.from && <p className="lead">{withLineBreaks(block.from)}</p>}
      <ul>
        <Each of={block.testimonials}>
          {({ name, place, text }) => (
            <li data-flows={text.length > 600 || undefined}>
              <figure>
                <blockquote>{withLineBreaks(text)}</blockquote>
                <figcaption>
                  {block.stars !== false && <Stars />}
                  <b>{name}</b>
                  <span>{place}</span>
                </figcaption>
              </figure>
            </li>
          )}
        </Each>
      </ul>
    </Section>
  )
}
