import { fileNode } from '../schema/schema-node.ts'
import { localiseValue, type Context } from './localise-value.ts'
import type { PageFooter } from './page.ts'
import { uiString } from './ui-strings.ts'

/** The footer of a page in one language: that of the site, without a link to the page itself. */
export function pageFooter(path: string, context: Context): PageFooter {
  const { content, language } = context
  const { links = [], since } = content.site.footer
  const elsewhere = links.filter(({ page }) => page !== path)
  const said = localiseValue(
    { ...content.site, footer: { ...content.site.footer, links: elsewhere } },
    fileNode('site'),
    context,
  )
  const reserved = uiString(content.dictionary[language], 'allRightsReserved')
  return {
    ...(said.footer.text && { text: said.footer.text }),
    links: said.footer.links ?? [],
    copyright: `© ${since} ${said.name}. ${reserved}.`,
  }
}
