import { expect, test } from 'vitest'
import { priceLines, priceOffers } from './price-text.ts'
const prices = [
  { label: { pt: 'Sócios', en: 'Members' }, euros: 8 },
  { label: { pt: 'Estudantes', en: 'Students' }, euros: 6.5 },
]

test.each([
  [10, '10 euros', '10 euros'],
  [1, '1 euro', '1 euro'],
  [12.5, '12,50 euros', '12.50 euros'],
  [0.5, '0,50 euros', '0.50 euros'],
  [950, '950 euros', '950 euros'],
  [1200, '1200 euros', '1,200 euros'],
  [0, 'Gratuito', 'Free'],
])('a price of %d is written "%s" and "%s"', (euros, pt, en) => {
  expect(priceLines(euros, 'pt')).toEqual([pt])
  expect(priceLines(euros, 'en')).toEqual([en])
})

test('several prices are a line each, with the name of who pays it', () => {
  expect(priceLines(prices, 'pt')).toEqual(['Sócios: 8 euros', 'Estudantes: 6,50 euros'])
  expect(priceLines(prices, 'en')).toEqual(['Members: 8 euros', 'Students: 6.50 euros'])
})

test('structured data has each price and who pays it', () => {
  const url = 'https://ana.example/'
  const description = '12,50 euros'
  expect(priceOffers(12.5, description, url)).toEqual({
    '@type': 'Offer',
    price: 12.5,
    priceCurrency: 'EUR',
    url,
    description,
  })
  const english = prices.map(({ label, euros }) => ({ label: label.en, euros }))
  expect(priceOffers(english, '', url)).toEqual([
    { '@type': 'Offer', price: 8, priceCurrency: 'EUR', url, name: 'Members' },
    { '@type': 'Offer', price: 6.5, priceCurrency: 'EUR', url, name: 'Students' },
  ])
})
