import { fieldsApart } from './braces.ts'
import type { Correction } from './correction.ts'
import { indentOf, isEmptyLine, lineStart } from './scanned-lines.ts'

/** Lines that replace as many others, and the correction to report. */
interface BracketExtra {
  readonly lines: readonly string[]
  readonly correction: Correction<'bracketExtra'>
}

/**
 * A bracket around lines that need none, since each begins with its name or its hyphen: one that is never closed, or
 * one that is closed on a line of its own.
 */
export function bracketExtra(lines: readonly string[], line: number): BracketExtra | undefined {
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
    const told = [start, ...fields.map((field) => ' '.repeat(group + 2) + field)]
    // Below each other they may take more lines than they do now.
    const inOneLine = `${start} { ${fields.join(', ')} }`
    const facts = end === undefined ? { sign } : { sign, closing }
    const rest = lines.slice(line + 1, line + count).map(() => '')
    return { lines: [inOneLine, ...rest], correction: { ...about, facts, count, told } }
  }
  if (end === undefined) {
    if (begun[0] !== undefined && !lineStart(begun[0])) return undefined
    return { lines: [start], correction: { ...about, facts: { sign }, count: 1 } }
  }
  if (begun.length === 0 || !begun.every(isOneField)) return undefined
  const indent = indentOf(begun[0])
  const further = ' '.repeat(indent > group ? 0 : group + 2 - indent)
  const told = [start, ...inside.map((each) => further + each.replace(/\s*,\s*$/, ''))]
  return { lines: [...told, ''], correction: { ...about, facts: { sign, closing }, count: told.length + 1, told } }
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
