import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '../content/localise/page.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'

/** The way from the home page to this one. */
export function breadcrumbs(page: Page, site: SiteFile): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: page.siteName, item: `${site.address}/` },
      { '@type': 'ListItem', position: 2, name: page.title, item: site.address + page.path },
    ],
  }
}
