import { bothLanguages, field, inQuotes, isQuoted, quote } from '../parse/quotes.ts'
import type { Correction } from './correction.ts'
import { movedLines } from './moved-lines.ts'

/** Every correction of a line that is worth a try, the likeliest first. */
export function corrections(lines: readonly string[], line: number): Correction[] {
  const text = lines[line] ?? ''
  if (text.trim() === '' || text.trimStart().startsWith('#')) return []
  const change = (
    code: Correction['code'],
    corrected: string,
    column: number,
    length: number,
    sign?: string,
  ): Correction => ({
    code,
    line,
    column,
    length,
    ...(sign !== undefined && { sign }),
    lines: lines.with(line, corrected),
  })
  const simple = [...bracketed(text, change), ...quoted(text, change), ...spelled(text, change)]
  return [...simple, ...movedLines(lines, line)]
}

type Change = (code: Correction['code'], corrected: string, column: number, length: number, sign?: string) => Correction

/** The sign for which a text needs quotes. */
function signIn(text: string): string {
  const both = bothLanguages.exec(text)
  const values = both ? [both[2] ?? '', both[4] ?? ''] : [field.exec(text)?.[2] ?? text]
  for (const value of values) {
    if (isQuoted(value)) continue
    const first = /^[&*!%@`|>{[\]},?"'#-]/.exec(value)?.[0]
    if (first) return first
    if (/:(?:\s|$)/.test(value)) return ':'
    if (/\s#/.test(value)) return '#'
    if (both && value.includes(',')) return ','
  }
  return ':'
}

function quoted(text: string, change: Change): Correction[] {
  const match = field.exec(text)
  const column = match?.[1]?.length ?? 0
  const value = match?.[2] ?? ''
  const found: Correction[] = []
  const [mark] = value
  if ((mark === '"' || mark === "'") && !isQuoted(value)) {
    // `"Amor" e medo` begins with a quoted word; `"Amor e medo` and `'Pau d'Arco'` are meant to be quoted as a whole.
    const second = value.indexOf(mark, 1)
    const isWord = second !== -1 && /^(?:[\s,.;!?]|$)/.test(value.slice(second + 1)) && second < value.length - 1
    const inner = value.slice(1).replace(new RegExp(`${mark}$`), '')
    if (!isWord) found.push(change('quoteOpen', (match?.[1] ?? '') + quote(inner), column, value.length))
  }
  const corrected = inQuotes(text)
  if (corrected !== undefined && corrected !== text)
    found.push(change('quotesNeeded', corrected, column, value.length, signIn(text)))
  return found
}

function bracketed(text: string, change: Change): Correction[] {
  const at = text.search(/[{[]/)
  if (at === -1) return []
  const found: Correction[] = []
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const missing = text.split(open).length - text.split(close).length
    if (missing === 1) found.push(change('bracketOpen', `${text.trimEnd()} ${close}`, text.indexOf(open), 1, close))
  }
  return found
}

/** A space behind the colon or the hyphen, the colon, or the hyphen, that was left out. */
function spelled(text: string, change: Change): Correction[] {
  const found: Correction[] = []
  const noSpace = /^(\s*(?:- +)*[\w-]+:)([^\s:].*)$/.exec(text)
  if (noSpace) found.push(change('spaceMissing', `${noSpace[1]} ${noSpace[2]}`, noSpace[1]?.length ?? 0, 1, ':'))
  const noHyphenSpace = /^(\s*)-(\w.*)$/.exec(text)
  if (noHyphenSpace)
    found.push(
      change('spaceMissing', `${noHyphenSpace[1]}- ${noHyphenSpace[2]}`, noHyphenSpace[1]?.length ?? 0, 1, '-'),
    )
  const noColon = /^(\s*(?:- +)*)([a-z][\w-]*)\s*[;=]?(?:\s+(.*))?$/i.exec(text)
  if (noColon) {
    const [, start = '', key = '', rest = ''] = noColon
    found.push(change('colonMissing', `${start}${key}:${rest && ` ${rest}`}`, start.length + key.length, 1))
  }
  const noHyphen = /^(\s*) {2}([\w-]+:.*)$/.exec(text)
  if (noHyphen) found.push(change('hyphenMissing', `${noHyphen[1]}- ${noHyphen[2]}`, noHyphen[1]?.length ?? 0, 2))
  return found
}
