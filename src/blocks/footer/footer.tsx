import { Button } from '../../ui/button.tsx'
import { Each } from '../../ui/each.tsx'
import { Ribbon } from '../../ui/ribbon.tsx'
import { Section } from '../../ui/section.tsx'
import { isLong } from '../../ui/is-long.ts'
import type { BlockProps } from '../block-props.ts'
import './footer.css'

/** The close of a page. */
export function Footer({ block }: BlockProps<'footer'>) {
  return (
    <Section block={block} as="footer" tone="deep">
      <Ribbon piece="closing" />
      {block.text && (
        <p className="closing" data-long={isLong(block.text)}>
          {block.text}
        </p>
      )}
      {block.links && (
        <ul>
          <Each of={block.links}>
            {(link) => (
              <li>
                <Button button={link} look="plain" />
              </li>
            )}
          </Each>
        </ul>
      )}
      <p className="copyright">{block.copyright}</p>
    </Section>
  )
}
