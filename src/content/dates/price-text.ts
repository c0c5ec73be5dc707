import type { Euros, Event, Price } from '../model/schema/types.generated.ts'
import type { Language } from '../model/language.ts'
import { siteLanguages } from '../languages/index.ts'
import type { Offer, OfferLeaf } from 'schema-dts'

/** A sum in words: `10 euros`, `12,50 euros`, `12.50 euros`; nothing is `Gratuito`, and `0 euros` within a sentence. */
export function eurosText(euros: Euros, language: Language, isWithin = false): string {
  const { free, locale } = siteLanguages[language]
  if (euros === 0 && !isWithin) return free
  const format: Intl.NumberFormatOptions = {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'name',
    trailingZeroDisplay: 'stripIfInteger',
  }
  return new Intl.NumberFormat(locale, format).format(euros)
}

/** A price as lines: a single sum, or one line a price with the name of who pays it, `Estudantes: 8 euros`. */
export const priceLines = (price: Price, language: Language, isWithin = false): string[] =>
  typeof price === 'number'
    ? [eurosText(price, language, isWithin)]
    : price.map(({ label, euros }) => `${label[language]}: ${eurosText(euros, language)}`)

/** The owner's own words win over the words derived from the price; `{euros}` in them is replaced by the derived words. */
export const priceText = ({ euros, price }: Partial<Pick<Event, 'euros' | 'price'>>, language: Language): string[] =>
  price ? [withPrice(price[language], euros, language)] : priceLines(euros ?? [], language)

/** A text with the price in place of `{euros}`. */
export const withPrice = (text: string, euros: Price = [], language: Language): string =>
  text.replaceAll('{euros}', (_, at: number) => priceLines(euros, language, at > 0).join('; '))

/** A price in one language: a sum in euros, or several, each with the name of who pays it. */
type LocalisedPrice = number | readonly { readonly label: string; readonly euros: number }[]

const offerOf = (euros: number, url?: string) =>
  ({ '@type': 'Offer', price: euros, priceCurrency: 'EUR', ...(url !== undefined && { url }) }) as const

/** A price as an offer, or one for each price with the name of who pays it. */
export const pricedOffers = (price: LocalisedPrice, url?: string): readonly OfferLeaf[] =>
  typeof price === 'number'
    ? [offerOf(price, url)]
    : price.map(({ label, euros }) => ({ ...offerOf(euros, url), name: label }))

/** The same for an event: a single price has the words of the page. */
export const priceOffers = (price: LocalisedPrice, words: string, url: string): Offer | readonly Offer[] =>
  typeof price === 'number' ? { ...offerOf(price, url), description: words } : pricedOffers(price, url)
