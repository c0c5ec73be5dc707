import { error, valueAt, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { ownProperty } from '../parse/own-property.ts'
import type { RuleInput } from './rule-input.ts'

/** 1.200, 1,200 and 1 200 are all twelve hundred; cents have two digits. */
const thousandsMark = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g

/** The price that search engines are told is one that people can read. */
export function checkPrices({ pages }: RuleInput): FileDiagnostic[] {
  return pages.flatMap((source) =>
    source.annotations
      .filter(({ keyword, schema }) => keyword === 'marks' && schema === 'event')
      .flatMap(({ data, pointer }) => priceDiagnostics(data, pointer))
      .map((diagnostic) => ({ file: source.file, diagnostic })),
  )
}

function priceDiagnostics(event: unknown, pointer: string): Diagnostic[] {
  const euros = ownProperty(event, 'euros')
  const price = ownProperty(event, 'price')
  if (typeof euros !== 'number') return []
  if (price === undefined) return [error('priceMissing', { euros }, valueAt(`${pointer}/euros`))]
  return languages.flatMap((language) => {
    const text = ownProperty(price, language)
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
