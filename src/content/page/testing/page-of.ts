import type { Content } from '../../model/content.ts'
import type { Language } from '../../model/language.ts'
import type { Block, Event, PageFile } from '../../model/schema/types.generated.ts'
import { testContent, testPicture, text } from '../../test-content.ts'
import { localisePage } from '../localise.ts'
import type { Page } from '../page.ts'
interface Changes extends Partial<Omit<PageFile, 'blocks'>> {
  readonly block?: Block
  readonly blocks?: readonly Block[]
  readonly events?: Event[]
  readonly site?: Partial<Content['site']>
}

/** A page of the small site with one block, or with several, in one language. */
export function pageOf(
  { block, blocks = block ? [block] : [], events, site, ...changes }: Changes,
  language: Language = 'en',
): Page {
  const content = {
    ...testContent,
    ...(events && { events }),
    site: { ...testContent.site, ...site },
  }
  const file: PageFile = {
    path: '/sobre',
    title: text('Sobre', 'About'),
    description: text('Quem sou.', 'Who I am.'),
    ...changes,
    blocks: [...blocks],
  }
  return localisePage(content, file, language, testPicture)
}
