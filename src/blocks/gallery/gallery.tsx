import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './gallery.css'
import { Photo } from './photo.tsx'

/** Photos that fade in one after the other. */
export function Gallery({ block }: BlockProps<'gallery'>) {
  return (
    <Section block={block} tone="deep" live>
      <h2>{block.title}</h2>
      <ul>
        {block.pictures.map((picture, index) => (
          <Photo key={picture.file} picture={picture} delay={index * 100} />
        ))}
      </ul>
    </Section>
  )
}
