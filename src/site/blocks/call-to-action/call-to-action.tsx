import { Buttons } from '../../ui/button.tsx'
import '../../ui/circle.css'
import { ContactNotices, type BlockProps, Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import { hasLongWord, isLong } from '../../ui/is-long.ts'
import './call-to-action.css'

/** The last invitation of a page: a place left open in a circle. */
export const CallToAction = ({ block }: BlockProps<'call-to-action'>) => (
  <Section block={block} onPaper={false}>
    <Circle />
    <div className="text">
      <h2 data-long={isLong(block.title) ?? hasLongWord(block.title)}>{block.title}</h2>
      {block.text && <p className="lead">{withLineBreaks(block.text)}</p>}
      <Buttons buttons={block.buttons} />
      <ContactNotices of={block.notices} />
    </div>
  </Section>
)

/** Eight people of nine, in degrees from the top; the open place is at the lower right. Nobody is quite as tall as the next. */
const people = [
  { turn: 175, size: 1 },
  { turn: 215, size: 0.95 },
  { turn: 255, size: 1.03 },
  { turn: 295, size: 0.97 },
  { turn: 335, size: 1.02 },
  { turn: 15, size: 0.94 },
  { turn: 55, size: 1.01 },
  { turn: 95, size: 0.98 },
]

/** The ribbon as people, seen from above: arm in arm in a circle, with one place left open. */
const Circle = () => (
  <svg className="circle" viewBox="-130 -130 260 260" aria-hidden="true">
    {people.map(({ turn, size }) => (
      <g key={turn} transform={`rotate(${turn})scale(${size})`}>
        <path d="M-37-92C-20-94-20-123 0-123S20-94 37-92C26-86 14-101 0-101S-26-86-37-92" />
        <circle cy="-100" r="10" />
      </g>
    ))}
  </svg>
)
