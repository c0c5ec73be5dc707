import type { Offer } from 'schema-dts'
import type { Price } from '../content/schema/types.generated.ts'
import type { Language } from '../content/language.ts'

/** What something costs, for search engines: an offer for each price, with the name of who pays it. */
export function priceOffers(price: Price, language: Language, url: string): Offer[] {
  const offer = (euros: number) => ({ '@type': 'Offer', price: euros, priceCurrency: 'EUR', url }) as const
  if (typeof price === 'number') return [offer(price)]
  return price.map(({ label, euros }) => ({ ...offer(euros), name: label[language] }))
}
