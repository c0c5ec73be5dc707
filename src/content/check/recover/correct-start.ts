import type { CorrectedLine } from './correction.ts'
import { hasOtherHyphen, indentOf, lineStart } from './scan-lines.ts'
import { fieldNames } from './shape.ts'

/** Corrects the hyphen of a line. Undefined if it is right as it is, as from the others. */
export function correctHyphen(text: string, isBesideItems: boolean): CorrectedLine | undefined {
  const column = indentOf(text)
  const [sign = ''] = /^(?:\d{1,2}[.)](?= )|--(?= )|.)/.exec(text.slice(column)) ?? []
  const rest = text.slice(column + sign.length).trimStart()
  const place = { line: `${text.slice(0, column)}- ${rest}`, column, length: sign.length, sign: '-' }
  const isItem = isBesideItems || rest.startsWith('{')
  const isBullet = /[•–—*·●▪]/.test(sign) && rest !== '' && (isItem || lineStart(`- ${rest}`)?.key !== undefined)
  if (isBullet || hasOtherHyphen(text)) return { ...place, code: 'signMissing' }
  if (sign === '{' && column > 0 && text.endsWith('}'))
    return { ...place, code: 'signMissing', line: `${text.slice(0, column)}- ${text.slice(column)}` }
  if (/^\s*-[^\s-]/.test(text) && (isItem || /^["']?[a-z][\w-]*["']?:(?:\s|$)/.test(rest)))
    return { ...place, code: 'spaceMissing' }
  return undefined
}

/** Corrects the colon after a name: one that is missing, has no space behind it, or has one before it. */
export function correctColon(text: string): CorrectedLine | undefined {
  const name = /(?<=^\s*(?:- +)?)[A-Za-z][\w-]*/.exec(text)
  // A language in a list of them is no field.
  if (!name || !fieldNames().has(name[0]) || /^\s*- +(?:pt|en) *$/.test(text)) return undefined
  const column = name.index + name[0].length
  const rest = text.slice(column)
  // One text for both languages: `pt e en: Lisboa`.
  if (/^[\s/,+&e-]+(?:pt|en)\s*:/.test(rest)) return undefined
  const lineWith = (value: string): string => `${text.slice(0, column)}:${value && ` ${value}`}`
  if (/^:(?:[^\s:/]|\/(?!\/))/.test(rest))
    return { code: 'spaceMissing', sign: ':', line: lineWith(rest.slice(1)), column: column + 1, length: 1 }
  if (/^ +:(?! )/.test(rest))
    return { code: 'spaceMissing', sign: ':', line: lineWith(rest.trim().slice(1).trimStart()), column, length: 1 }
  const [, value] = /^(?:\s*[;=](?:\s+|$|(?=\{))|\s+|(?=\{)|$)(?![\s:])(.*)/.exec(rest) ?? []
  return value === undefined ? undefined : { code: 'signMissing', sign: ':', line: lineWith(value), column, length: 1 }
}

/** A line that begins with tabs, with spaces in their place. */
export function correctTab(text: string): CorrectedLine | undefined {
  const white = /^\s*(?:-\s+)?/.exec(text)?.[0] ?? ''
  const column = white.indexOf('\t')
  if (column === -1 || white === text) return undefined
  return {
    code: 'tabIndent',
    line: white.replace(/-\s+$/, '- ').replaceAll('\t', '  ') + text.slice(white.length),
    column,
    length: white.length - column,
  }
}
