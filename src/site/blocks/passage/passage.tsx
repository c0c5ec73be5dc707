import { Buttons } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import './passage.css'

/** One subject explained at leisure: a full-width passage in the deep tone. */
export function Passage({ block }: BlockProps<'passage'>) {
  const { title, text, picture, buttons } = block
  return (
    <Section block={block} onPaper={true} tone="deep">
      {picture && <Picture picture={picture} sizes="100vw" />}
      <div className="text">
        <h2>{title}</h2>
        <Prose text={text} />
        {buttons && <Buttons buttons={buttons} />}
      </div>
    </Section>
  )
}
