import { expect, test } from 'vitest'
import { rightPricePhrases, wrongPricePhrases } from '../schedule/claims/testing/phrases.ts'
import { priceSeemsToContradict } from './price-seems-to-contradict.ts'

const each = (table: typeof rightPricePhrases) =>
  table.flatMap(([price, , phrases]) => phrases.map((phrase) => ({ phrase, price })))

test.each(each(rightPricePhrases))('"$phrase" does not contradict $price', ({ phrase, price }) => {
  expect(priceSeemsToContradict(phrase, price)).toBe(false)
})

test.each(each(wrongPricePhrases))('"$phrase" seems to contradict $price', ({ phrase, price }) => {
  expect(priceSeemsToContradict(phrase, price)).toBe(true)
})
