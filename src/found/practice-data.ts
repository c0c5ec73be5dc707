import type { PersonLeaf, ProfessionalService, WebSite } from 'schema-dts'
import type { Page } from '../content/localise.ts'
import type { SiteFile } from '../content/types.generated.ts'

/** The site itself, by the name that search results put above its pages. */
export function websiteData(page: Page, site: SiteFile): WebSite {
  return { '@type': 'WebSite', name: page.siteName, url: `${site.address}/` }
}

/** The practice, on the page that lists its services; undefined on the others. */
export function practiceData(page: Page, site: SiteFile, person?: PersonLeaf): ProfessionalService | undefined {
  const services = page.blocks.find((block) => block.type === 'services')
  if (!services) return undefined
  const phone = chatPhone(page)
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

/** The number that the contact button writes to. */
function chatPhone(page: Page): string | undefined {
  const contact = page.blocks.find((block) => block.type === 'contact')
  const digits = /^https:\/\/wa\.me\/(\d+)/.exec(contact?.button.href ?? '')?.[1]
  return digits && `+${digits}`
}

/** Every place of the site is in Portugal, as every hour is Lisbon's. */
function postalAddress(city: string) {
  return { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'PT' } as const
}
