import type { PageFooter } from '../../content/page/page.ts'
import { Button } from '../ui/button.tsx'
import { Each } from '../ui/each.tsx'
import { isLong } from '../ui/is-long.ts'
import { elements, SingleParagraph } from '../ui/prose.tsx'
import { Licences } from '../ui/person.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { Section } from '../ui/section.tsx'
import './footer.css'

/** The close of every page. */
export function Footer({ footer }: { readonly footer: PageFooter }) {
  const { text, links, licences, emergency, legal, copyright } = footer
  return (
    <Section block={{ type: 'footer' }} onPaper={true} as="footer" tone="deep">
      <Ribbon piece="closing" />
      {text && (
        <p className="closing" data-long={isLong(text)}>
          {text}
        </p>
      )}
      {links.length > 0 && (
        <ul>
          <Each of={links}>
            {(link) => (
              <li>
                <Button button={link} variant="plain" />
              </li>
            )}
          </Each>
        </ul>
      )}
      {emergency && <SingleParagraph text={emergency} />}
      <p className="copyright">
        {legal && elements(legal)}
        <Licences licences={licences} />
        {copyright}
      </p>
    </Section>
  )
}
