import { languages } from '../../model/language.ts'
import { isQuoted, quote, quoteIfNeeded } from '../../yaml/quotes.ts'
import type { CorrectedLine } from './correction.ts'
import { fieldNames } from './shape.ts'

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
  if (first === '"' || first === "'") return withQuotes()
  if (first === '{' || /^(?:[([]\s*)?[a-z]+: (?:.*\}$|[^,]*, [a-z]+: )/.test(text)) {
    const braces = correctBraces(text)
    if (braces)
      return { ...right(braces.code, braces.text, braces.sign), ...(braces.code === 'signMissing' && { length: 1 }) }
    // Braces around a text rather than fields, or around the name of something in a text.
    const inside = /^\{([^{}:]*\s[^{}:]*)\}$/.exec(text)?.[1]
    if (first !== '{' || /^\{\s*["']?[\w-]+["']?:/.test(text)) return undefined
    return inside === undefined ? inQuotes('{') : right('quotesNeeded', quoteIfNeeded(inside.trim()), '{')
  }
  const behindBar = textBehindBar(text)
  if (behindBar !== undefined) return right('barText', quote(behindBar), first)
  // A list of names or addresses, as a few fields have it, or of groups.
  if (/^\[(?:[a-z/][\w/-]*(?:, *[a-z/][\w/-]*)*|\s*\{.*)\]$/.test(text)) return undefined
  const sign = signIn(text)
  return sign === undefined ? undefined : inQuotes(sign)

  function inQuotes(needed: string): CorrectedLine {
    if (/^[“”„].*[“”]$/.test(text)) return right('quoteOpen', quote(text.slice(1, -1)))
    // Only the one at the start is missing.
    if (/^[^"“”]*["”]$/.test(text)) return right('quoteOpen', quote(text.slice(0, -1)))
    return right('quotesNeeded', quote(text), needed)
  }

  function withQuotes(): CorrectedLine | undefined {
    // `\*` is how a long text shows a sign, and means nothing to YAML. Other backslashes would be read on the page.
    const pattern = /\\([0ab_ef\\nr"tv/xuUL NP]?)(?=([*[\]#()+.!-]?))/g
    const doubled = text.replaceAll(pattern, (all, meant, shown) => (meant ? all : shown && '\\\\'))
    if (first === '"' && isQuoted(text) && doubled !== text) return right('quotesNeeded', doubled, '\\')
    if (isQuoted(text) || isQuoted(text.replace(/\s+#.*/, ''))) return undefined
    // A note after the text stays one.
    const [, said = text, note = ''] = /^(.+["'”’])(\s+#[^"'”’]*)$/.exec(text) ?? []
    const bare = said.replaceAll(/\\(?=["']|$)/g, '')
    // `"Amor" e medo` begins with a quoted word; `"Amor e medo` and `'Pau d'Arco'` are meant to be quoted as a whole.
    if (/^[\s,.:;!?)]/.test(said.slice(said.indexOf(first, 1) + 1)))
      return right('quotesNeeded', quote(bare) + note, first)
    return right('quoteOpen', quote(bare.slice(1).replace(/["'”’]$/, '')) + note)
  }
}

/** The text on the line of its bar. No text begins with `|`, but one may begin with `>`: `>18 anos`. */
export const textBehindBar = (text: string): string | undefined =>
  /^(?:\|(?:[+-]?\d?\s+)?|>[+-]?\d?\s+(?!\d))([^#\s].*)/.exec(text)?.[1]

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
  return { code: 'severalValues', facts: { value: days }, line, column: found.index, length: days.length }
}

function signIn(text: string): string | undefined {
  const first = /^(?:\*(?=\S*\s)|[&!%@`[\]},>]|[-?:](?=\s|$))/.exec(text)?.[0]
  if (first) return first
  return /:(?:\s|$)/.test(text) ? ':' : undefined
}

type Fault = Pick<CorrectedLine, 'code' | 'sign'>

/** Fields in braces as they should be written, and what was wrong with them. */
type Braces = Fault & { readonly text: string }

/**
 * Corrects `{ pt: …, en: … }`: both braces, a comma between the fields, a colon and a space after each key, quotes.
 * @returns undefined if nothing is wrong, or if no field can be recognised
 */
function correctBraces(text: string): Braces | undefined {
  const inner = text.replace(/^[{([]/, '').replace(/[})\]]$/, '')
  if (/\{\s*[\w-]+\s*:[^{}]*\}/.test(withoutQuoted(inner))) return correctInnerBraces(text)
  const alike = inner.replaceAll(mixedQuotes, (_, one?: string, other?: string) => quote(one ?? other ?? ''))
  const fields = fieldsIn(alike)
  const wrong = fields && (alike === inner ? faultOf(text, fields) : ({ code: 'quoteOpen', sign: '"' } satisfies Fault))
  return wrong && { ...wrong, text: `{ ${fields.map(written).join(', ')} }` }
}

/** A short text that begins with one kind of quotation mark and ends with the other. */
const mixedQuotes = /(?<=:\s+)(?:"([^"',{}]*)'|'([^"',{}]*)")(?=\s*(?:,|$))/g

/** Brackets that belong to a text: `{ pt: Aula [nova], en: … }`. Others hold fields or a list. */
const textBrackets = /(?<=^[^,:]*)(?:\[[^[\]{}]*\]|\{(?!\s*[\w-]+\s*:)[^{}]*\})/g

const written = ({ name, value }: Field): string => `${name}: ${quotedInBraces(value)}`

function correctInnerBraces(text: string): Braces | undefined {
  if (!/^\{.*\}$/.test(text)) return undefined
  let first: Braces | undefined
  const right = text.slice(1).replaceAll(/\{[^{}]*\}/g, (each) => {
    const braces = correctBraces(each)
    first ??= braces
    return braces?.text ?? each
  })
  return first && { ...first, text: `{${right}` }
}

function faultOf(text: string, fields: readonly Field[]): Fault | undefined {
  if (!text.startsWith('{')) return { code: 'signMissing', sign: '{' }
  if (!text.endsWith('}')) return { code: 'signMissing', sign: '}' }
  if (fields.some(({ before }, index) => index > 0 && !before.includes(','))) return { code: 'signMissing', sign: ',' }
  if (fields.some(({ colon }) => !colon.includes(':'))) return { code: 'signMissing', sign: ':' }
  if (fields.some(({ colon, value }) => value !== '' && !/\s$/.test(colon))) return { code: 'spaceMissing', sign: ':' }
  const changed = fields.find(({ value }) => quotedInBraces(value) !== value)
  if (!changed) return undefined
  const { value } = changed
  if (/^["'“”]|["'“”]$/.test(value)) return { code: 'quoteOpen', sign: '"' }
  return { code: 'quotesNeeded', sign: (/[,[\]{}]/.exec(value) ?? /[:#]/.exec(value) ?? value)[0] }
}

/**
 * The fields in braces: whatever comes between two keys belongs to the first of them. A field has a comma before it, and
 * a colon and a space behind its name, if these are right.
 * @returns undefined if it does not begin with a key, or holds brackets itself
 */
function fieldsIn(inner: string) {
  const names = [...fieldNames()].join('|')
  const pattern = new RegExp(`(^\\s*|[,;]\\s*|(?<!\\s)\\s+)(${names})(\\s*[:=;]\\s*|\\s+|:(?=\\S))`, 'g')
  const masked = inner.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => '\u0001'.repeat(quoted.length))
  const found: { at: number; end: number; before: string; name: string; colon: string }[] = []
  for (const match of masked.matchAll(pattern)) {
    const [all, before = '', name = '', colon = ''] = match
    // A word of a text counts as a key only before a colon or, where a field may begin, if other keys are there.
    if (!/[:=]/.test(colon) && match.index > 0 && !/[,;]/.test(before)) continue
    if (found.some((other) => other.name === name)) continue
    found.push({ at: match.index, end: match.index + all.length, before, name, colon })
  }
  if (found[0]?.at !== 0) return undefined
  const fields = found.map(({ end, ...field }, at) => ({ ...field, value: inner.slice(end, found[at + 1]?.at).trim() }))
  const holdsBrackets = fields.some(({ name, colon, value }) => {
    const isText = colon.startsWith(':') && languages.some((language) => language === name)
    return /[{}[\]]/.test(withoutQuoted(isText ? value.replaceAll(textBrackets, '') : value))
  })
  return holdsBrackets ? undefined : fields
}

type Field = NonNullable<ReturnType<typeof fieldsIn>>[number]

const withoutQuoted = (text: string): string => text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '')

/** A text as it may stand in braces. A quote at one end only is a slip; curly quotes around it were meant straight. */
function quotedInBraces(value: string): string {
  if (isQuoted(value)) return value
  const isCurly = /^[“”].*[“”]$/.test(value)
  const isHalf = /^["'“”]/.test(value) !== /["'“”]$/.test(value) && !/["“”]|'(?!\p{L})/u.test(value.slice(1, -1))
  const text = isCurly || isHalf ? value.replace(/^["'“”]|["'“”]$/g, '') : value
  const needed = isHalf || /^[&*!%@`|>#?-]|["'“”]$|^["']|[,{}[\]]|:(?:\s|$)|\s#/.test(text)
  return needed || (isCurly && /[,:#]/.test(text)) ? JSON.stringify(text) : text
}
