import type { PersonLeaf, ProfessionalService, WebSite } from 'schema-dts'
import type { Page } from '../content/localise/page.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'

/** The site itself, by the name that search results put above its pages. */
export function websiteData(page: Page, site: SiteFile): WebSite {
  return { '@type': 'WebSite', name: page.siteName, url: `${site.address}/` }
}

/** The practice, on the page that lists its services; undefined on the others. */
export function practiceData(page: Page, site: SiteFile, person?: PersonLeaf): ProfessionalService | undefined {
  const services = page.blocks.find((block) => block.type === 'services')
  if (!services) return undefined
  // The number that the contact button writes to, and that stands in figures on paper.
  const phone = page.blocks.find((block) => block.type === 'contact')?.button.phone
  return {
    '@type': 'ProfessionalService',
    '@id': `${site.address}/#practice`,
    name: page.siteName,
    description: page.description,
    url: site.address + page.path,
    ...(phone && { telephone: phone }),
    ...(site.city && { address: postalAddress(site.city[page.language]) }),
    ...(person && { founder: { '@id': String(person['@id']) } }),
    makesOffer: services.services.map(({ title, text }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description: text },
    })),
  }
}

/** Every place of the site is in Portugal, as every hour is Lisbon's. */
function postalAddress(city: string) {
  return { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'PT' } as const
}
