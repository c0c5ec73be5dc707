import { Each } from '../../ui/each.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './gallery.css'
import { Photo } from './photo.tsx'

/** Photos that fade in one after the other. */
export function Gallery({ block }: BlockProps<'gallery'>) {
  return (
    <Section block={block} onPaper={false} tone="deep" live>
      <h2>{block.title}</h2>
      <ul>
        <Each of={block.pictures}>{(picture, place) => <Photo picture={picture} delay={place * 100} />}</Each>
      </ul>
    </Section>
  )
}
