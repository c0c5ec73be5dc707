import { isQuoted, quote, quoteIfNeeded } from '../../yaml/quotes.ts'
import { correctBraces } from './correct-braces.ts'
import type { CorrectedLine } from './correction.ts'

/**
 * The text after a key or a hyphen, written so that YAML reads what is meant.
 * @param start the line up to the text
 * @returns undefined if the text is right as it is
 */
export function correctText(start: string, text: string): CorrectedLine | undefined {
  const right = (code: CorrectedLine['code'], by: string, sign?: string): CorrectedLine => ({
    code,
    line: start + by,
    column: start.length,
    length: text.length,
    sign,
  })
  const first = text.charAt(0)
  // A bracket alone opens something that is written below.
  if (text === '{' || text === '[') return undefined
  if (first === '"' || first === "'") return correctQuotes(text, first, right)
  if (first === '{' || /^[a-z]+: (?:.*\}$|[^,]*, [a-z]+: )/.test(text)) {
    const braces = correctBraces(text)
    if (braces)
      return { ...right(braces.code, braces.text, braces.sign), ...(braces.code === 'signMissing' && { length: 1 }) }
    // Braces around a text rather than fields, or around the name of something in a text.
    const inside = /^\{([^{}:]*\s[^{}:]*)\}$/.exec(text)?.[1]
    if (first !== '{' || /^\{\s*["']?[\w-]+["']?:/.test(text)) return undefined
    return inside === undefined ? inQuotes('{') : right('quotesNeeded', quoteIfNeeded(inside.trim()), '{')
  }
  const behindBar = textBehindBar(text)
  if (behindBar !== undefined) return right('barText', quote(behindBar))
  // A list of names or addresses, as a few fields have it.
  if (/^\[[a-z/][\w/-]*(?:, *[a-z/][\w/-]*)*\]$/.test(text)) return undefined
  // Groups in a list rather than a text.
  if (/^\[\s*\{.*\]$/.test(text)) return undefined
  const sign = signIn(text)
  return sign === undefined ? undefined : inQuotes(sign)

  function inQuotes(needed: string): CorrectedLine {
    if (/^[“”„].*[“”]$/.test(text)) return right('quoteOpen', quote(text.slice(1, -1)))
    // Only the one at the start is missing.
    if (/^[^"“”]*["”]$/.test(text)) return right('quoteOpen', quote(text.slice(0, -1)))
    return right('quotesNeeded', quote(text), needed)
  }
}

/** The text on the line of its bar. No text begins with `|`, but one may begin with `>`: `>18 anos`. */
export const textBehindBar = (text: string): string | undefined =>
  /^(?:\|(?:[+-]?\d?\s+)?|>[+-]?\d?\s+)([^#\s].*)/.exec(text)?.[1]

/** A list item that should be in braces, but begins with its key because the opening brace is missing. */
export function correctOpenBrace(start: string, text: string): CorrectedLine | undefined {
  const [, before = '', name] = /^(\s*- +)([\w-]+:\s+)$/.exec(start) ?? []
  const braces = name !== undefined && /^(?![\w-]+: )[^{]*\}$/.test(text) ? correctBraces(name + text) : undefined
  if (!braces) return undefined
  return { code: braces.code, sign: braces.sign, line: before + braces.text, column: before.length, length: 1 }
}

/** A decimal comma, which in braces would separate two fields: `{ …, euros: 12,50 }`. */
export function correctDecimal(text: string): CorrectedLine | undefined {
  const found = /(?<=[{,][^{}"']*: +\d+),(?=\d{1,2} *[,}])/.exec(text)
  if (!found) return undefined
  const line = `${text.slice(0, found.index)}.${text.slice(found.index + 1)}`
  const value = text.slice(0, found.index).replace(/.*\D/, '') + (/^,\d+/.exec(text.slice(found.index))?.[0] ?? '')
  return { code: 'wrongKind', facts: { wanted: 'number', value }, line, column: found.index, length: 1 }
}

/** Several weekdays in place of one: `day: wednesday, friday`, `day: quarta e sexta`. */
export function correctSeveralDays(text: string): CorrectedLine | undefined {
  const word = String.raw`\p{L}[\p{L}-]*`
  const pattern = String.raw`(?<=(?:^\s*|[{,]\s*)(?:day|dia):\s+)(${word}(?:(?:\s*[,/&+]\s*|\s+(?:e|and)\s+)${word})+)(?=\s*[,}]|\s*$)`
  const found = new RegExp(pattern, 'u').exec(text)
  if (!found) return undefined
  const [days] = found
  const right = `[${days.split(/\s*[,/&+]\s*|\s+(?:e|and)\s+/).join(', ')}]`
  const line = text.slice(0, found.index) + right + text.slice(found.index + days.length)
  return { code: 'severalValues', line, column: found.index, length: days.length }
}

/** The character that makes a text need quotes. */
function signIn(text: string): string | undefined {
  const first = /^(?:\*(?=\S*\s)|[&!%@`[\]},>]|[-?:](?=\s|$))/.exec(text)?.[0]
  if (first) return first
  return /:(?:\s|$)/.test(text) ? ':' : undefined
}

function correctQuotes(
  text: string,
  mark: string,
  right: (code: CorrectedLine['code'], by: string, sign?: string) => CorrectedLine,
): CorrectedLine | undefined {
  const written = text.replace(/\s+#.*/, '')
  if (isQuoted(text) || isQuoted(written)) return undefined
  // `"Amor" e medo` begins with a quoted word; `"Amor e medo` and `'Pau d'Arco'` are meant to be quoted as a whole.
  const second = text.indexOf(mark, 1)
  const isWord = /^[\s,.;!?]/.test(text.slice(second + 1))
  if (isWord) return right('quotesNeeded', quote(text), mark)
  return right('quoteOpen', quote(text.slice(1).replace(/["'”’]$/, '')))
}
