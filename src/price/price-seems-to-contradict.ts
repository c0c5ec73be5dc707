import type { Price } from '../content/schema/types.generated.ts'
import { clausesOf, folded, readable } from '../schedule/claims/clauses.ts'
import { pricesOf } from './price-text.ts'

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const thousandsMark = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g
const currency = /€|\beuros?\b|\beur\b/
const amount = /\d+(?:[.,]\d{1,2})?/g
/** A sum in words, `dez euros`, says an amount that is not read here. */
const inWords = /(?<![\d€] ?)(?:€(?! ?\d)|\beuros?\b|\beur\b(?! \d))/

/** How words begin that make of an amount no price, or not a certain one. */
const uncertainStems = ['descont', 'discount', 'sugest', 'sugerid', 'donati', 'minim', 'maxim', 'conscien', 'poupa']
const uncertainWords =
  'a partir|desde|entre|ate|mais|livre|off|from|between|up to|at least|at most|suggested|sliding|saves?|extra|plus'
/** From one amount to another, an amount several times, and a part of it. */
const calculated = /[\d€] ?(?:a|to|-|–|—) ?€? ?\d|[x×] ?€? ?\d|%/
const uncertain = new RegExp(
  String.raw`\b(?:${uncertainStems.join('|')})|\b(?:${uncertainWords})\b|${calculated.source}`,
)

/**
 * Whether the words of a person seem to say another price than the one beside them: amounts of money, and it is none of
 * these. This guesses, so it is no more than a reason to ask, and it rather finds nothing.
 */
export function priceSeemsToContradict(words: string, price: Price): boolean {
  const text = readable(words).replaceAll(thousandsMark, '')
  if (inWords.test(folded(text)) || uncertain.test(folded(text))) return false
  const clauses = clausesOf(text).filter((clause) => currency.test(clause))
  const said = clauses.flatMap((clause) => [...clause.matchAll(amount)].map(([digits]) => digits))
  const amounts = said.map((digits) => Number(digits.replace(',', '.')))
  return amounts.length > 0 && !pricesOf(price).some(({ euros }) => amounts.includes(euros))
}
