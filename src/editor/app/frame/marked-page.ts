import type { Content } from '../../../content/model/content.ts'
import type { Language } from '../../../content/model/language.ts'
import { markedContent, markDerived } from '../../../content/page/marked-content.ts'
import { localisePage } from '../../../content/page/localise.ts'
import type { PictureLookup } from '../../../content/page/localise-value.ts'
import type { LocalisedBlock, Page } from '../../../content/page/page.ts'
import { keptWhereSame } from '../state/draft.ts'
import { Provenance } from '../../../content/page/provenance.ts'

/**
 * Gives a function that localises a page of the draft, with a mark after each of its texts; undefined if there is no
 * such page. A block that has not changed since the previous call stays the same object, with its marks.
 */
export function pageMarker() {
  const provenance = new Provenance()
  const derived = new WeakMap<LocalisedBlock, LocalisedBlock>()
  let last: Page | undefined

  return (content: Content, path: string, language: Language, picture: PictureLookup) => {
    const found = content.pages.find(({ page }) => page.path === path)
    if (!found) return undefined
    const marked = markedContent(content, path, provenance)
    const page = marked.pages.find((each) => each.file === found.file)?.page ?? found.page
    const localised = keptWhereSame(last, localisePage(marked, page, language, picture))
    last = localised
    const blocks = localised.blocks.map((block) => {
      const known = derived.get(block) ?? markDerived(block, provenance, content)
      derived.set(block, known)
      return known
    })
    return { page: { ...localised, blocks }, sources: provenance.sources }
  }
}
