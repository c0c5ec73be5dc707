import { isQuoted, quote } from '../../yaml/quotes.ts'
import type { WritingCode } from './correction.ts'
import { fieldNames } from './shape.ts'

/** Fields in braces as they should be written, and what was wrong with them. */
interface Braces {
  readonly text: string
  readonly code: WritingCode
  readonly sign: string | undefined
}

interface Field {
  readonly name: string
  readonly value: string
  /** What stood between the name and the value: a colon and a space, if it is right. */
  readonly colon: string
  /** What stood before the name: a comma, if it is right. */
  readonly before: string
}

/**
 * Corrects `{ pt: …, en: … }`: both braces, a comma between the fields, a colon and a space after each key, and quotes
 * where they are needed.
 * @returns undefined if nothing is wrong, or if no field can be recognised
 */
export function correctBraces(text: string): Braces | undefined {
  const inner = text.replace(/^\{/, '').replace(/[})\]]$/, '')
  const hidden = withoutTextBrackets(inner)
  const within = /\{[^{}]*\}/.exec(withoutQuoted(hidden))
  if (within) return correctInnerBraces(text)
  const alike = hidden.replaceAll(mixedQuotes, (_, one?: string, other?: string) => quote(one ?? other ?? ''))
  const fields = fieldsIn(alike)
  const wrong =
    fields &&
    (alike === hidden ? faultOf(text, fields) : ({ code: 'quoteOpen', sign: '"' } satisfies Omit<Braces, 'text'>))
  return wrong && { ...wrong, text: withTextBrackets(`{ ${fields.map(written).join(', ')} }`) }
}

/** A short text that begins with one kind of quotation mark and ends with the other. */
const mixedQuotes = /(?<=:\s+)(?:"([^"',{}]*)'|'([^"',{}]*)")(?=\s*(?:,|$))/g

/** Brackets that belong to a text: `{ pt: Aula [nova], en: … }`. Others hold fields or a list. */
const textBrackets = /(?<=\b(?:pt|en):\s*[^,:]*)(?:\[[^[\]{}]*\]|\{(?!\s*[\w-]+\s*:)[^{}]*\})/g
const brackets = '[]{}'
const hiddenBrackets = '\ue000\ue001\ue002\ue003'
const exchanged = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
const withoutTextBrackets = (text: string): string =>
  text.replaceAll(textBrackets, (found) => exchanged(found, brackets, hiddenBrackets))
const withTextBrackets = (text: string): string => exchanged(text, hiddenBrackets, brackets)

const written = ({ name, value }: Field): string => `${name}: ${quotedInBraces(value)}`

/** For braces within braces, corrects the inner ones. */
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

function faultOf(text: string, fields: readonly Field[]): Omit<Braces, 'text'> | undefined {
  if (!text.startsWith('{')) return { code: 'signMissing', sign: '{' }
  if (!text.endsWith('}')) return { code: 'signMissing', sign: '}' }
  if (fields.some(({ before }, index) => index > 0 && !before.includes(','))) return { code: 'signMissing', sign: ',' }
  if (fields.some(({ colon }) => !colon.includes(':'))) return { code: 'signMissing', sign: ':' }
  if (fields.some(({ colon, value }) => value !== '' && !/\s$/.test(colon))) return { code: 'spaceMissing', sign: ':' }
  const changed = fields.find(({ value }) => quotedInBraces(value) !== value)
  if (!changed) return undefined
  const { value } = changed
  if (/^["'“”]|["'“”]$/.test(value)) return { code: 'quoteOpen', sign: '"' }
  return { code: 'quotesNeeded', sign: (/[,[\]{}]/.exec(withTextBrackets(value)) ?? /[:#]/.exec(value) ?? value)[0] }
}

/**
 * The fields in braces: whatever comes between two keys belongs to the first of them.
 * @returns undefined if it does not begin with a key, or holds brackets itself
 */
function fieldsIn(inner: string): Field[] | undefined {
  if (/[{}[\]]/.test(withoutQuoted(inner))) return undefined
  const names = [...fieldNames()].join('|')
  const pattern = new RegExp(`(^\\s*|[,;]\\s*|\\s+)(${names})(\\s*[:=;]\\s*|\\s+|:(?=\\S))`, 'g')
  const masked = inner.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => '\u0001'.repeat(quoted.length))
  const found: { at: number; end: number; before: string; name: string; colon: string }[] = []
  for (const match of masked.matchAll(pattern)) {
    const [all, before = '', name = '', colon = ''] = match
    const isFirst = match.index === 0
    // A word of a text counts as a key only before a colon or, where a field may begin, if other keys are there.
    if (!/[:=]/.test(colon) && !isFirst && !/[,;]/.test(before)) continue
    if (found.some((other) => other.name === name)) continue
    found.push({ at: match.index, end: match.index + all.length, before, name, colon })
  }
  if (found[0]?.at !== 0) return undefined
  return found.map(({ end, before, name, colon }, index) => ({
    name,
    before,
    colon,
    value: inner.slice(end, found[index + 1]?.at).trim(),
  }))
}

const withoutQuoted = (text: string): string => text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '')

/**
 * A text as it may be written in braces. A quote at one end only is a slip; curly quotes around it were meant straight.
 */
function quotedInBraces(value: string): string {
  if (isQuoted(value)) return value
  const isCurly = /^[“”].*[“”]$/.test(value)
  const isHalf = /^["'“”]/.test(value) !== /["'“”]$/.test(value) && !/["“”]/.test(value.slice(1, -1))
  const text = isCurly || isHalf ? value.replace(/^["'“”]|["'“”]$/g, '') : value
  const needed = isHalf || /^[&*!%@`|>#?-]|["'“”]$|^["']|[,{}[\]\ue000-\ue003]|:(?:\s|$)|\s#/.test(text)
  return needed || (isCurly && /[,:#]/.test(text)) ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : text
}
