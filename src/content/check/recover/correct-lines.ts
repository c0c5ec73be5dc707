import { grouped } from '../../model/by-key.ts'
import { languages } from '../../model/language.ts'
import { correctLooseText, looseText, textBeside, strayLines } from './correct-loose-text.ts'
import { correctColon, correctHyphen, correctTab } from './correct-start.ts'
import { correctDecimal, correctOpenBrace, correctSeveralDays, correctText, textBehindBar } from './correct-text.ts'
import type { CorrectedLine, CorrectedLines, Correction } from './correction.ts'
import { endOfFlow, endOfText, indentOf, isBarred, isEmptyLine, isQuotedInLines, lineStart } from './scan-lines.ts'

/** Corrects each line by itself, wherever it belongs: hyphen, key, colon, quotes, braces, and the bar before a text. */
export function correctLines(original: readonly string[]) {
  const corrections: Correction[] = []
  const lines = [...original]
  for (const [line, text] of original.entries()) {
    const right = correctTab(text)
    if (right) note(line, right)
  }
  for (const stray of strayLines(lines)) put(stray)
  /** Where the last field begins, and whether its text may continue on the next line. */
  let field = { column: 0, isEmpty: true, isText: false }
  for (let line = 0; line < lines.length;) {
    if (!isEmptyLine(lines[line])) correctStarts(line)
    const start = lineStart(lines[line] ?? '')
    if (start) field = { ...start, isEmpty: start.value === '' }
    line = start ? correctValue(line, start.value) : line + 1
  }
  return { lines, corrections }

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
    const right = correctHyphen(text, isBesideItems(line)) ?? correctColon(text)
    if (right?.code !== 'signMissing' || right.sign !== ':') return right
    return lineStart(text) || !mayGoOn(text) ? right : undefined
  }

  /** Whether a line continues a text: a word there is not a key, even if it is spelt like one. */
  function mayGoOn(text: string): boolean {
    if (/^\s*[\w-]+\s*[;=]/.test(text)) return false
    const isLanguage = languages.some((language) => text.trimStart().startsWith(`${language} `))
    return indentOf(text) > field.column && !(field.isEmpty && (isLanguage || !field.isText))
  }

  function isBesideItems(line: number): boolean {
    const indent = indentOf(lines[line])
    const above = lines.slice(0, line).findLast((each) => !isEmptyLine(each) && indentOf(each) <= indent)
    return [above, lines[line + 1]].some((each) => indentOf(each) === indent && /^\s*- /.test(each ?? ''))
  }

  /** The line after the text. */
  function correctValue(line: number, value: string): number {
    const text = lines[line] ?? ''
    const textEnd = endOfText(lines, line, value)
    const flowEnd = endOfFlow(lines, line, value)
    if (flowEnd !== undefined) {
      for (let at = line + 1; at < flowEnd; at++) if (indentOf(lines[at]) <= field.column) moveTo(at, field.column + 2)
      return flowEnd
    }
    const loose = field.isText ? looseText(lines, line, field.column, (at) => Boolean(correctedStart(at))) : undefined
    if (loose && (loose.isList || !isBarred(value))) {
      put(correctLooseText(lines, line, value, field.column, loose))
      return loose.end
    }
    if (isBarred(value)) return correctBody(line, textEnd)
    if (isQuotedInLines(value) && textEnd > line + 1) return textEnd
    const next = lines.slice(line + 1, textEnd).findIndex((_, at) => correctedStart(line + 1 + at))
    const end = next === -1 ? textEnd : line + 1 + next
    if (value === '' && field.isText && needsBar(lines.slice(line + 1, end))) {
      const column = text.trimEnd().length
      note(line, { code: 'signMissing', sign: '|', line: `${text.trimEnd()} |`, column: column - 1, length: 1 })
      return correctBody(line, end)
    }
    const beside = textBeside(lines, line, field.column)
    if (beside) {
      put(beside)
      return line + beside.lines.length
    }
    const start = text.trimEnd().slice(0, -value.length)
    const below = lines.slice(line + 1).find((each) => !isEmptyLine(each)) ?? ''
    const [, comment] = /^\[ *\]( +#.*|)$/.exec(value) ?? []
    if (comment !== undefined && /^\s*- /.test(below) && indentOf(below) >= field.column) {
      const length = value.length - comment.length
      note(line, { code: 'hyphenExtra', sign: '[]', line: (start + comment).trimEnd(), column: start.length, length })
      return end
    }
    const right =
      correctDecimal(text) ?? correctSeveralDays(text) ?? correctOpenBrace(start, value) ?? correctText(start, value)
    if (!right) return end
    if (right.code === 'barText') {
      const indent = indentOf(lines.slice(line + 1, end).find((each) => each.trim() !== '')) || field.column + 2
      note(line, right, [`${start}|`, ' '.repeat(indent) + textBehindBar(value)])
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
      if (indent < usual || (isFirst && indent > usual)) moveTo(at, usual)
      isFirst = false
    }
    return end
  }

  function moveTo(at: number, column: number): void {
    const text = lines[at] ?? ''
    const indent = indentOf(text)
    note(at, {
      code: 'indentWrong',
      facts: { first: at + 1, last: at + 1, by: column - indent },
      line: ' '.repeat(column) + text.trimStart(),
      column: indent,
      length: text.trim().length,
    })
  }

  function put(right: CorrectedLines): void {
    lines.splice(right.line, right.count, ...right.lines)
    corrections.push(right)
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
const needsBar = (body: readonly string[]): boolean => /\n\s*\n|:(?:\s|$)|\s#/.test(body.join('\n').trim())

/** Of several that are, the largest. */
function mostFrequent(numbers: readonly number[]): number {
  const alike = [...grouped(numbers, String).values()]
  return alike.toSorted(([a = 0, ...one], [b = 0, ...other]) => other.length - one.length || b - a)[0]?.[0] ?? 0
}
