import type { Offer } from 'schema-dts'

/** A price in one language: a sum in euros, or several, each with the name of who pays it. */
type LocalisedPrice = number | readonly { readonly label: string; readonly euros: number }[]

/**
 * What something costs, for search engines: a single offer with the words of the page, or one for each price with the
 * name of who pays it.
 */
export function priceOffers(price: LocalisedPrice, words: string, url: string): Offer | readonly Offer[] {
  const offer = (euros: number) => ({ '@type': 'Offer', price: euros, priceCurrency: 'EUR', url }) as const
  if (typeof price === 'number') return { ...offer(price), description: words }
  return price.map(({ label, euros }) => ({ ...offer(euros), name: label }))
}
