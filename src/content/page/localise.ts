import { fileNode, blockNode } from '../model/schema/schema-node.ts'
import { localiseValue, type Context, type PictureLookup } from './localise-value.ts'
import { type PageFooter, uiString, type LocalisedBlock, type Page, pageTitle } from './page.ts'
import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import { notFoundPath } from '../model/site-addresses.ts'
import type { Block, PageFile } from '../model/schema/types.generated.ts'
import { blockFacts } from './block-facts.ts'
import { localiseEvents, type LocalisedEvent } from './localise-event.ts'

/** The footer of a page in one language: that of the site, without a link to the page itself. */
function pageFooter(path: string, context: Context): PageFooter {
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
    ...(said.licences && { licences: said.licences }),
    copyright: `© ${since} ${said.name}. ${reserved}.`,
  }
}

/** A page of checked content in one language. Throws only if the content was not checked. */
export function localisePage(content: Content, page: PageFile, language: Language, picture: PictureLookup): Page {
  const context = { content, language, picture }
  const events = localiseEvents(content, language)
  const { chat } = localiseValue({ ...page, blocks: [] }, fileNode('page'), context)
  return {
    ...shell(content, language),
    kind: 'page',
    path: page.path,
    title: pageTitle(content, page, language),
    description: page.description[language],
    ...(chat && { chat }),
    blocks: page.blocks.map((block, index) => localiseBlock(block, index, events, context)),
    footer: pageFooter(page.path, context),
  }
}

function localiseBlock(
  block: Block,
  index: number,
  events: readonly LocalisedEvent[],
  context: Context,
): LocalisedBlock {
  const facts: object = blockFacts(block, events, context)
  const said: object = localiseValue(block, blockNode(block.type), context)
  // Each block type comes with its own facts, a tie that TypeScript loses in the union of all types.
  return { ...facts, ...said, key: block.anchor ?? `${block.type}-${index}` } as LocalisedBlock
}

/** The not-found page in one language. All its words are in the dictionary. */
export function localiseNotFound(content: Content, language: Language): Page {
  const { words, ...rest } = shell(content, language)
  return {
    ...rest,
    words,
    kind: 'not-found',
    path: notFoundPath,
    title: `${uiString(words, 'notFoundCode')} · ${rest.siteName}`,
    description: uiString(words, 'notFoundHint'),
    blocks: [],
  }
}

function shell(content: Content, language: Language) {
  return { language, siteName: content.site.name[language], words: content.dictionary[language] }
}
