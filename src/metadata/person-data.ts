import type { PersonLeaf } from 'schema-dts'
import type { LocalisedPicture } from '../content/localise/localised.ts'
import type { Page } from '../content/localise/page.ts'
import { slug } from '../content/localise/slug.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'

/** The person whom a page introduces, known by one `@id` on all pages; undefined where it introduces nobody. */
export function personData(page: Page, site: SiteFile): PersonLeaf | undefined {
  const block = page.blocks.find((candidate) => candidate.type === 'contact' || candidate.type === 'facilitator')
  if (!block) return undefined
  const portrait: LocalisedPicture | undefined = block.type === 'contact' ? block.picture : block.portrait
  return {
    '@type': 'Person',
    '@id': `${site.address}/#${slug(block.name)}`,
    name: block.name,
    jobTitle: block.role,
    ...(portrait && { image: site.address + portrait.src }),
  }
}
