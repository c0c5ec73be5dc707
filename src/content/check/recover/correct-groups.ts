import { placeholder } from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { quote } from '../../yaml/quotes.ts'
import { fieldsApart } from './correct-braces.ts'
import type { CorrectedGroup, Correction } from './correction.ts'
import { indentOf, isEmptyLine, lineStart } from './scan-lines.ts'
import { fieldNames, onlyRequiredText } from './shape.ts'

/**
 * A bracket around lines that need none, since each begins with its name or its hyphen: one that is never closed, or
 * one that is closed on a line of its own.
 */
export function bracketExtra(lines: readonly string[], line: number): CorrectedGroup | undefined {
  const text = (lines[line] ?? '').trimEnd()
  const sign = lineStart(text)?.value
  if (sign !== '[' && sign !== '{') return undefined
  const closing = sign === '[' ? ']' : '}'
  const end = closingLine(lines, line, sign, closing)
  const inside = lines.slice(line + 1, end)
  const begun = inside.filter((each) => !isEmptyLine(each))
  const column = text.length - 1
  const start = text.slice(0, column).trimEnd()
  const about = { code: 'bracketExtra', line, column, length: 1 } as const
  const group = /^\s*(?:- +)?/.exec(text)?.[0].length ?? 0
  const apart = sign === '{' ? fieldsApartIn(lines, line, group, end) : undefined
  if (apart) {
    const { fields, count } = apart
    const suggested = [start, ...fields.map((field) => ' '.repeat(group + 2) + field)]
    // Below each other they may take more lines than they do now.
    const inOneLine = `${start} { ${fields.join(', ')} }`
    const facts = end === undefined ? { sign } : { sign, closing }
    const rest = lines.slice(line + 1, line + count).map(() => '')
    return { lines: [inOneLine, ...rest], correction: { ...about, facts, count, suggested } }
  }
  if (end === undefined) {
    if (begun[0] !== undefined && !lineStart(begun[0])) return undefined
    return { lines: [start], correction: { ...about, facts: { sign }, count: 1 } }
  }
  if (begun.length === 0 || !begun.every(isOneField)) return undefined
  const indent = indentOf(begun[0])
  const further = ' '.repeat(indent > group ? 0 : group + 2 - indent)
  const suggested = [start, ...inside.map((each) => further + each.replace(/\s*,\s*$/, ''))]
  return {
    lines: [...suggested, ''],
    correction: { ...about, facts: { sign, closing }, count: suggested.length + 1, suggested },
  }
}

/** The line that closes a bracket and holds nothing else. */
function closingLine(lines: readonly string[], line: number, sign: string, closing: string): number | undefined {
  let open = 1
  const end = lines.findIndex((text, at) => {
    if (at <= line) return false
    if (lineStart(text)?.value === sign) open++
    if (text.trim().startsWith(closing)) open--
    return open === 0
  })
  return end === -1 ? undefined : end
}

/**
 * The fields after a brace, if some of them stand next to each other on a line of their own, and how many lines they
 * take up together with both braces.
 */
function fieldsApartIn(lines: readonly string[], line: number, group: number, end: number | undefined) {
  const below = lines.slice(line + 1, end)
  const isNext = (text: string): boolean => end === undefined && !isEmptyLine(text) && indentOf(text) <= group
  const next = below.findIndex(isNext)
  const own = next === -1 ? below : below.slice(0, next)
  const last = own.findLastIndex((text) => text.trim() !== '')
  const written = own.flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))
  if (written.every(isOneField)) return undefined
  const fields = fieldsApart(written.map((text) => text.replace(/\s*,$/, '')).join(', '))
  return fields && { fields, count: end === undefined ? last + 2 : end - line + 1 }
}

/** Whether a line begins something, and not several fields next to each other. */
function isOneField(line: string): boolean {
  const start = lineStart(line)
  return start !== undefined && !/,\s*["']?[\w-]+["']?:\s/.test(start.value.replace(quotedOrBracketed, ''))
}

const quotedOrBracketed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{[^{}]*\}|\[[^[\]]*\])/

/**
 * A text on the line of a group's key, although the rest of the group comes below: its own key is missing. That is the
 * text in one language above the other, or the label of a button above its destination.
 *
 * @param column where the key begins
 */
export function textBeside(lines: readonly string[], line: number, column: number): CorrectedGroup | undefined {
  const text = (lines[line] ?? '').trimEnd()
  const { key = '', value = '' } = lineStart(text) ?? {}
  const below = lineStart(lines[line + 1] ?? '')
  // An unknown key may be a misspelt language.
  if (below?.key === undefined || below.isItem || !fieldNames().has(key) || /^(?:[{[|>&*!#]|$)/.test(value))
    return undefined
  const start = text.slice(0, -value.length).trimEnd()
  const written = /:(?:\s|$)|\s#/.test(value) ? quote(value) : value
  const inGroup = ' '.repeat(column + 2)
  const about = { code: 'textBeside', line, column: text.length - value.length, length: value.length } as const
  const missing = languages.find((language) => language !== below.key)
  const isLanguage = languages.some((language) => language === below.key) && !languages.some((each) => each === key)
  if (missing !== undefined && isLanguage && below.indent >= column && below.value !== '') {
    if (lineStart(lines[line + 2] ?? '')?.key === missing) return undefined
    const other = inGroup + (lines[line + 1] ?? '').trim()
    const suggested = [`${inGroup}${missing}: ${written}`, other]
    return {
      lines: [start, other],
      correction: {
        ...about,
        facts: { key, missing },
        count: 2,
        suggested: [start, ...(missing === languages[0] ? suggested : suggested.toReversed())],
      },
    }
  }
  const field = onlyRequiredText(key, below.key)
  if (field === undefined || indentOf(lines[line + 1]) <= column) return undefined
  const texts = languages.map((language, index) => `${inGroup}  ${language}: ${index === 0 ? written : placeholder}`)
  return {
    lines: [start],
    correction: {
      ...about,
      facts: { key, missing: field },
      count: 1,
      suggested: [start, `${inGroup}${field}:`, ...texts],
    },
  }
}

/** The conflict markers that git leaves between two versions. */
export const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/

/** Conflict markers: one correction for a pair of versions with everything around them, one for each stray marker. */
export function mergeMarks(lines: readonly string[]): Correction[] {
  const marks = lines.flatMap((text, line) => (mergeMark.test(text) ? [{ text, line }] : []))
  const found: Correction[] = []
  let next = 0
  for (const [at, { text, line }] of marks.entries()) {
    if (line < next) continue
    const [middle, last] = marks.slice(at + 1).filter((mark) => !mark.text.startsWith('|'))
    const end =
      text.startsWith('<') && middle?.text.startsWith('=') && last?.text.startsWith('>') ? last.line : undefined
    next = (end ?? line) + 1
    // Only the owner can choose between two versions; a stray marker can simply go.
    const suggested = end === undefined ? [] : 'none'
    found.push({ code: 'mergeMark', facts: {}, line, column: 0, length: text.length, count: next - line, suggested })
  }
  return found
}
