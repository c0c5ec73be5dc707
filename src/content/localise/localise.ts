import type { Content } from '../content.ts'
import type { Language } from '../language.ts'
import { blockNode, fileNode } from '../schema/schema-node.ts'
import type { Block, PageFile } from '../schema/types.generated.ts'
import { blockFacts } from './block-facts.ts'
import { localiseEvents, type LocalisedEvent } from './localise-event.ts'
import { localiseValue, type Context, type PictureLookup } from './localise-value.ts'
import type { LocalisedBlock, Page } from './page.ts'
import { pageFooter } from './page-footer.ts'
import { pageTitle } from './page-title.ts'
import { uiString } from './ui-strings.ts'

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
    path: '/404',
    title: `${uiString(words, 'notFoundCode')} · ${rest.siteName}`,
    description: uiString(words, 'notFoundHint'),
    blocks: [],
  }
}

function shell(content: Content, language: Language) {
  return { language, siteName: content.site.name[language], words: content.dictionary[language] }
}
