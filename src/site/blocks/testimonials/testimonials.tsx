import { Each } from '../../ui/each.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import { useWord } from '../../ui/words.tsx'
import './testimonials.css'

/** What people said, set like quotations in a book. */
export const Testimonials = ({ block }: BlockProps<'testimonials'>) => (
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
                <b>{name}</b> <span>{place}</span>
              </figcaption>
            </figure>
          </li>
        )}
      </Each>
    </ul>
  </Section>
)

/** One star of radius 5 around (6, 6). */
const star = 'm6 .8 1.5 3.6 3.9.3-3 2.5 1 3.8L6 8.9 2.6 11l1-3.8-3-2.5 3.9-.3z'

/** Drawn once: React passes over what it has been given before. */
const stars = [0, 15, 30, 45, 60].map((x) => <path key={x} d={star} transform={`translate(${x})`} />)

/** Five stars, one picture with one name. */
const Stars = () => (
  <svg className="stars" role="img" aria-label={useWord()('fiveStars')} viewBox="0 0 72 12">
    {stars}
  </svg>
)
