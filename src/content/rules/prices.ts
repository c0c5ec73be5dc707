import { error, valueAt, type Finding, type FoundIn } from '../diagnostics/diagnostic.ts'
import { languages } from '../language.ts'
import { at } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const thousandsMark = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g

/** The price that search engines are told is one that people can read. */
export function checkPrices({ pages }: Checked): FoundIn[] {
  return pages.flatMap((source) =>
    source.gathered
      .filter(({ keyword, schema }) => keyword === 'marks' && schema === 'event')
      .flatMap(({ data, pointer }) => priceFindings(data, pointer))
      .map((finding) => ({ source, finding })),
  )
}

function priceFindings(event: unknown, pointer: string): Finding[] {
  const euros = at(event, 'euros')
  const price = at(event, 'price')
  if (typeof euros !== 'number') return []
  if (price === undefined) return [error('priceMissing', { euros }, valueAt(`${pointer}/euros`))]
  return languages.flatMap((language) => {
    const text = at(price, language)
    if (typeof text !== 'string' || !contradicts(text, euros)) return []
    return [error('priceContradicts', { text, euros }, valueAt(`${pointer}/price/${language}`))]
  })
}

/** Whether a text names amounts, and not this one. What is free may say so in words alone. */
function contradicts(text: string, euros: number): boolean {
  const amounts = [...text.replaceAll(thousandsMark, '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([amount]) =>
    Number(amount.replace(',', '.')),
  )
  return euros < 0 || (amounts.length > 0 && !amounts.includes(euros))
}
