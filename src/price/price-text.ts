import type { Euros, LabelledPrice, Price } from '../content/schema/types.generated.ts'
import type { Language } from '../content/language.ts'
import { locales } from '../schedule/names.ts'

const free: Readonly<Record<Language, string>> = { pt: 'Gratuito', en: 'Free' }

/** A sum in words: `10 euros`, `12,50 euros`, `12.50 euros`, or `Gratuito` when it is nothing. */
export function eurosText(euros: Euros, language: Language): string {
  if (euros === 0) return free[language]
  const figures = new Intl.NumberFormat(locales[language], {
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
