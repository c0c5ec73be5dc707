import type { Thing, WithContext } from 'schema-dts'
import type { Page } from '../content/localise/page.ts'
import { pageEvents } from '../content/localise/page-events.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { eventData } from './event-data.ts'
import { personData } from './person-data.ts'
import { practiceData, websiteData } from './practice-data.ts'

/**
 * What a page shows, in the words of schema.org, for search engines. It never says more than the page does, and nothing
 * about ratings: search engines refuse what a business says of its own reviews. Each thing stands alone, with its context,
 * because several validators look no deeper than that.
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet, self-serving reviews)
 */
export function structuredData(page: Page, site: SiteFile): WithContext<Thing>[] {
  const person = personData(page, site)
  const things = [
    page.path === '/' ? websiteData(page, site) : breadcrumbs(page, site),
    practiceData(page, site, person),
    person,
    ...pageEvents(page).map((event) => eventData(event, page, site, person)),
  ]
  return things
    .filter((thing) => typeof thing === 'object')
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

/** Structured data as an element of the page. A `<` never stands in it, so no text can end the element early. */
export function structuredDataElement(data: WithContext<Thing>[]): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}
