import type * as dts from 'schema-dts'
import { pricedOffers } from '../../content/dates/price-text.ts'
import { dayOfWeek } from '../../content/dates/schedule-data.ts'
import { addressIn } from '../../content/model/language.ts'
import type { OpeningHours, Practice, SiteFile } from '../../content/model/schema/types.generated.ts'
import type { Page } from '../../content/page/page.ts'
import { addressLine, calledPhones, mapAddress } from '../../content/page/practice.ts'
import { plainText } from '../../content/page/rich-text.ts'

/** The practice, on the pages that list its services or its facts; undefined on the others. */
export function practiceData(page: Page, site: SiteFile, founder?: { '@id': string }): dts.LocalBusiness | undefined {
  const services = page.blocks.find((block) => block.type === 'services')
  const isOnPage = page.blocks.some((block) => block.type === 'practice')
  if (!services && !isOnPage) return undefined
  // The number that the contact button writes to, and that stands in figures on paper.
  const phone = page.blocks.find((block) => block.type === 'contact')?.button.printed
  const { practice, contacts } = site
  const email = contacts?.find((each) => each.email !== undefined)?.email
  return {
    // Only a provider of health care registers its practice.
    '@type': !practice ? 'ProfessionalService' : practice.registrations ? 'MedicalBusiness' : 'LocalBusiness',
    '@id': `${site.address}/#practice`,
    name: page.siteName,
    ...(page.path === '/' && { description: page.description }),
    url: site.address + addressIn('/', page.language),
    ...(calledPhones(site).some(([, { number }]) => number === phone) && { telephone: phone }),
    // A business needs one (https://developers.google.com/search/docs/appearance/structured-data/local-business).
    address: postalAddress(site, page),
    ...(founder && { founder }),
    ...(email && { email }),
    ...(practice && legalData(practice, page)),
    ...(practice && isOnPage && shownData(practice, site, page)),
    ...(services && {
      makesOffer: services.services.flatMap(({ title, text, euros }) => {
        const itemOffered = { '@type': 'Service', name: title, description: plainText(text) } as const
        const priced = euros === undefined ? [{ '@type': 'Offer' as const }] : pricedOffers(euros)
        return priced.map((offer) => ({ ...offer, itemOffered }))
      }),
    }),
  }
}

/** Every place of the site is in Portugal, as every hour is Lisbon's. */
function postalAddress({ city, practice }: SiteFile, { language }: Page): dts.PostalAddress {
  const { street, postcode, town = city?.[language] } = practice?.address ?? {}
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    ...(town && { addressLocality: town }),
    addressCountry: 'PT',
  }
}

/** What the end of every page says. */
const legalData = ({ legalName, taxNumber, registrations }: Practice, { language }: Page) => ({
  ...(legalName && { legalName }),
  ...(taxNumber && { vatID: `PT${taxNumber}` }),
  ...(registrations && {
    identifier: registrations.map(({ text, number }): dts.PropertyValue => ({
      '@type': 'PropertyValue',
      propertyID: text[language],
      value: number,
    })),
  }),
})

/** What the block with the facts says besides. */
function shownData({ hours, languages, profiles }: Practice, site: SiteFile, { language }: Page) {
  const place = addressLine(site)
  const contactPoint = calledPhones(site).map(([, { number, purpose }]): dts.ContactPoint => ({
    '@type': 'ContactPoint',
    telephone: number,
    ...(purpose && { contactType: purpose[language] }),
    ...(languages && { availableLanguage: languages }),
  }))
  return {
    ...(contactPoint.length > 0 && { contactPoint }),
    ...(place && { hasMap: mapAddress(place) }),
    ...(hours && { openingHoursSpecification: hours.map(openingHours) }),
    ...(languages && { knowsLanguage: languages }),
    ...(profiles && { sameAs: profiles.map(({ address }) => address) }),
  }
}

const openingHours = ({ day, from, to }: OpeningHours): dts.OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: [day].flat().map(dayOfWeek),
  opens: from,
  closes: to,
})

/** The questions of a page and their answers (https://schema.org/FAQPage); undefined if it has none. */
export function faqData({ blocks }: Page): dts.FAQPage | undefined {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []))
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
