import type { Price } from '../content/schema/types.generated.ts'
import { clausesOf, folded, readable } from '../schedule/claims/clauses.ts'
import { pricesOf } from './price-text.ts'

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const thousandsMark = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g
const currency = /€|\beuros?\b|\beur\b/
const amount = /\d+(?:[.,]\d{1,2})?/g
/** A sum in words, `dez euros`, says an amount that is not read here. */
const inWords = /(?<![\d€]\s?)(?:€(?!\s?\d)|\beuros?\b|\beur\b(?!\s?\d))/
/** Amounts that are not a price, or not a certain one. */
const uncertain =
  /\b(?:descont\w*|sugest\w*|discounts?|off|a partir|desde|entre|ate|minim\w*|maxim\w*|donativ\w*|sugerid\w*|livre|conscien\w*|poupa\w*|mais|from|between|up to|at least|at most|minimum|maximum|donations?|suggested|sliding|saves?|extra|plus)\b|\d\s?(?:a|to|-|–|—)\s?€?\s?\d|\d\s?[x×]\s?€?\s?\d|[x×]\s?\d|%/

/**
 * Whether the words of a person seem to say another price than the one beside them: amounts of money, and it is none of
 * these. This guesses, so it is no more than a reason to ask, and it rather finds nothing.
 */
export function priceSeemsToContradict(words: string, price: Price): boolean {
  const text = readable(words).replaceAll(thousandsMark, '')
  if (inWords.test(folded(text)) || uncertain.test(folded(text))) return false
  const clauses = clausesOf(text).filter((clause) => currency.test(clause))
  const amounts = clauses.flatMap((clause) => clause.match(amount) ?? []).map((said) => Number(said.replace(',', '.')))
  return amounts.length > 0 && !pricesOf(price).some(({ euros }) => amounts.includes(euros))
}
