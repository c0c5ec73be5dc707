import type { Euros, LabelledPrice, Price } from '../model/schema/types.generated.ts'
import type { Language } from '../model/language.ts'
import { siteLanguages } from '../languages/index.ts'
import type { Offer } from 'schema-dts'

/** A sum in words: `10 euros`, `12,50 euros`, `12.50 euros`, or `Gratuito` when it is nothing. */
export function eurosText(euros: Euros, language: Language): string {
  const { free, locale } = siteLanguages[language]
  if (euros === 0) return free
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(euros)
  return `${figures} ${euros === 1 ? 'euro' : 'euros'}`
}

/** A price as lines: a single sum, or one line a price with the name of who pays it, `Estudantes: 8 euros`. */
export function priceLines(price: Price, language: Language): string[] {
  return typeof price === 'number'
    ? [eurosText(price, language)]
    : price.map(({ label, euros }) => `${label[language]}: ${eurosText(euros, language)}`)
}

/** A price as a list, whatever its form. */
export function pricesOf(price: Price): readonly Pick<LabelledPrice, 'euros'>[] {
  return typeof price === 'number' ? [{ euros: price }] : price
}

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
