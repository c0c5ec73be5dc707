import { languages } from '../../model/language.ts'
import { correctLooseText, looseText, textBeside } from './correct-loose-text.ts'
import { correctDecimal, correctOpenBrace, correctSeveralDays, correctText, textBehindBar } from './correct-text.ts'
import type { CorrectedGroup, CorrectedLine, Correction } from './correction.ts'
import { strayLines } from './stray-lines.ts'
import { endOfText, indentOf, isBarred, isEmptyLine, isQuotedInLines, lineStart } from './scan-lines.ts'
import { fieldNames } from './shape.ts'

export interface CorrectedLines {
  readonly lines: readonly string[]
  readonly corrections: readonly Correction[]
}

/**
 * Corrects each line by itself, regardless of where it belongs: its hyphen, key, colon, quotes and braces, the bar
 * before a text and the lines below that.
 */
export function correctLines(original: readonly string[]): CorrectedLines {
  const stray = strayLines(original)
  const corrections: Correction[] = [...stray]
  const lines = original.map((text, line) => (isStray(line) ? '' : text))
  /** Where the last field begins, and whether its text may continue on the next line. */
  let field = { column: 0, isEmpty: true, isText: false }
  for (let line = 0; line < lines.length;) {
    const text = lines[line] ?? ''
    if (isEmptyLine(text)) {
      line++
      continue
    }
    correctStarts(line)
    const start = lineStart(lines[line] ?? '')
    if (!start) {
      line++
      continue
    }
    field = { ...start, isEmpty: start.value === '' }
    line = correctValue(line, start.value)
  }
  return { lines, corrections }

  function isStray(at: number): boolean {
    return stray.some(({ line, count }) => at >= line && at < line + count)
  }

  function correctStarts(line: number): void {
    for (let round = 0; round < 3; round++) {
      const right = correctedStart(line)
      if (!right) return
      note(line, right)
    }
  }

  /** How the start of a line should be written; undefined if it merely continues the text before. */
  function correctedStart(line: number): CorrectedLine | undefined {
    const text = lines[line] ?? ''
    const right = correctStart(text, isBesideItems(line))
    if (right?.code !== 'signMissing' || right.sign !== ':') return right
    return lineStart(text) || !mayGoOn(text) ? right : undefined
  }

  /** Whether a line continues a text: a word there is not a key, even if it is spelt like one. */
  function mayGoOn(text: string): boolean {
    if (/^\s*[\w-]+\s*[;=]/.test(text)) return false
    const isLanguage = languages.some((language) => text.trimStart().startsWith(`${language} `))
    return indentOf(text) > field.column && !(field.isEmpty && (isLanguage || !field.isText))
  }

  /** The line after those that continue an unquoted text. */
  function endOfPlain(line: number, end: number): number {
    const next = lines.slice(line + 1, end).findIndex((_, at) => correctedStart(line + 1 + at))
    return next === -1 ? end : line + 1 + next
  }

  function isBesideItems(line: number): boolean {
    const indent = indentOf(lines[line])
    const beside = [
      lines.slice(0, line).findLast((each) => !isEmptyLine(each) && indentOf(each) <= indent),
      lines[line + 1],
    ]
    return beside.some((each) => indentOf(each) === indent && /^\s*- /.test(each ?? ''))
  }

  /** The line after the text. */
  function correctValue(line: number, value: string): number {
    const text = lines[line] ?? ''
    const textEnd = endOfText(lines, line, value)
    const loose = field.isText
      ? looseText(lines, line, field.column, (at) => correctedStart(at) !== undefined)
      : undefined
    if (loose && (loose.isList || !isBarred(value))) {
      const right = correctLooseText(lines, line, value, field.column, loose)
      put(line, right)
      return loose.end
    }
    if (isBarred(value)) return correctBody(line, textEnd)
    if (isQuotedInLines(value) && textEnd > line + 1) return textEnd
    const end = endOfPlain(line, textEnd)
    if (value === '' && needsBar(lines.slice(line + 1, end))) {
      const column = text.trimEnd().length
      note(line, { code: 'signMissing', sign: '|', line: `${text.trimEnd()} |`, column: column - 1, length: 1 })
      return correctBody(line, end)
    }
    const beside = textBeside(lines, line, field.column)
    if (beside) {
      put(line, beside)
      return line + beside.lines.length
    }
    const start = text.trimEnd().slice(0, -value.length)
    const right =
      correctDecimal(text) ?? correctSeveralDays(text) ?? correctOpenBrace(start, value) ?? correctText(start, value)
    if (!right) return end
    if (right.code === 'barText') {
      const indent = indentOf(lines.slice(line + 1, end).find((each) => each.trim() !== '')) || field.column + 2
      const suggested = [`${start}|`, ' '.repeat(indent) + textBehindBar(value)]
      note(line, right, suggested)
      // What continues below cannot be read with it, though nothing is wrong with it by itself.
      for (let at = line + 1; at < end; at++) lines[at] = ''
    } else note(line, right)
    return end
  }

  /** Corrects the body of a block scalar: every line is indented as most of them are. */
  function correctBody(line: number, end: number): number {
    const body = lines.slice(line + 1, end).filter((each) => each.trim() !== '')
    const usual = mostFrequent(body.map(indentOf))
    for (let at = line + 1, isFirst = true; at < end; at++) {
      const text = lines[at] ?? ''
      if (text.trim() === '') continue
      const indent = indentOf(text)
      if (indent < usual || (isFirst && indent > usual))
        note(at, {
          code: 'indentWrong',
          facts: { first: at + 1, last: at + 1, by: usual - indent },
          line: ' '.repeat(usual) + text.trimStart(),
          column: indent,
          length: text.trim().length,
        })
      isFirst = false
    }
    return end
  }

  function put(line: number, right: CorrectedGroup): void {
    lines.splice(line, right.lines.length, ...right.lines)
    corrections.push(right.correction)
  }

  function note(line: number, right: CorrectedLine, suggested?: readonly string[]): void {
    const { code, sign = '', facts = { sign }, column, length } = right
    lines[line] = right.line
    // If several things are wrong with a line, the first is reported, with all of them corrected.
    if (corrections.some((other) => other.line === line)) return
    corrections.push({ code, facts, line, count: 1, column, length, ...(suggested && { suggested }) })
  }
}

/** Whether a text below its key would lose its paragraphs, or could not be read, without a bar. */
function needsBar(body: readonly string[]): boolean {
  const text = body.join('\n').trim()
  return /\n\s*\n|:(?:\s|$)|\s#/.test(text)
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([a, one], [b, other]) => other - one || b - a)[0]?.[0] ?? 0
}

/** The start of a line, corrected: its hyphen, its key, its colon. Undefined if it is right as it is. */
function correctStart(text: string, isBesideItems: boolean): CorrectedLine | undefined {
  return correctTab(text) ?? correctHyphen(text, isBesideItems) ?? correctColon(text)
}

function correctTab(text: string): CorrectedLine | undefined {
  const white = /^\s*/.exec(text)?.[0] ?? ''
  const column = white.indexOf('\t')
  if (column === -1) return undefined
  return {
    code: 'tabIndent',
    line: white.replaceAll('\t', '  ') + text.slice(white.length),
    column,
    length: white.length - column,
  }
}

function correctHyphen(text: string, isBesideItems: boolean): CorrectedLine | undefined {
  const column = indentOf(text)
  const sign = text.charAt(column)
  const rest = text.slice(column + 1).trimStart()
  const place = { line: `${text.slice(0, column)}- ${rest}`, column, length: 1, sign: '-' }
  const isItem = isBesideItems || rest.startsWith('{')
  if (/[•–—*·●▪]/.test(sign) && rest !== '' && (isItem || lineStart(`- ${rest}`)?.key !== undefined))
    return { ...place, code: 'signMissing' }
  if (sign === '{' && column > 0 && text.endsWith('}'))
    return { ...place, code: 'signMissing', line: `${text.slice(0, column)}- ${text.slice(column)}` }
  if (/^\s*-[^\s-]/.test(text) && (isItem || /^["']?[a-z][\w-]*["']?:(?:\s|$)/.test(rest)))
    return { ...place, code: 'spaceMissing' }
  return undefined
}

/** Corrects the colon after a name: one that is missing, has no space behind it, or has one before it. */
function correctColon(text: string): CorrectedLine | undefined {
  const name = /(?<=^\s*(?:- +)?)[A-Za-z][\w-]*/.exec(text)
  if (!name || !fieldNames().has(name[0])) return undefined
  const column = name.index + name[0].length
  const rest = text.slice(column)
  const lineWith = (value: string): string => `${text.slice(0, column)}:${value && ` ${value}`}`
  if (/^:(?:[^\s:/]|\/(?!\/))/.test(rest))
    return { code: 'spaceMissing', sign: ':', line: lineWith(rest.slice(1)), column: column + 1, length: 1 }
  if (/^ +:(?! )/.test(rest))
    return { code: 'spaceMissing', sign: ':', line: lineWith(rest.trim().slice(1).trimStart()), column, length: 1 }
  const [, value] = /^(?:\s*[;=](?:\s+|$)|\s+|$)(?![\s:])(.*)/.exec(rest) ?? []
  return value === undefined ? undefined : { code: 'signMissing', sign: ':', line: lineWith(value), column, length: 1 }
}
