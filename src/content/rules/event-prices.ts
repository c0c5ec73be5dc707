import { priceSeemsToContradict } from '../../price/price-seems-to-contradict.ts'
import { priceLines } from '../../price/price-text.ts'
import { error, valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { ownProperty } from '../parse/own-property.ts'
import { markedEvents } from './marked-events.ts'
import type { RuleInput } from './rule-input.ts'

/** The words for a price do not contradict the figure, and refer to it only if there is one. */
export function checkEventPrices({ events: source }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  return markedEvents(source).flatMap(({ data, pointer, euros }) =>
    languages.flatMap((language): FileDiagnostic[] => {
      const text = ownProperty(ownProperty(data, 'price'), language)
      if (typeof text !== 'string') return []
      const range = valueAt(`${pointer}/price/${language}`)
      if (euros === undefined) {
        const isMissing = text.includes('{euros}') && ownProperty(data, 'euros') === undefined
        return isMissing ? [{ file: source.file, diagnostic: error('eurosMissing', {}, range) }] : []
      }
      if (!priceSeemsToContradict(text, euros)) return []
      const facts = { text, written: priceLines(euros, language).join('; ') }
      return [{ file: source.file, diagnostic: warning('priceContradicts', facts, range) }]
    }),
  )
}
