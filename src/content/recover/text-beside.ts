import { gap } from '../gap.ts'
import { languages } from '../language.ts'
import { quote } from '../parse/quotes.ts'
import type { Correction } from './correction.ts'
import { indentOf, lineStart } from './scanned-lines.ts'
import { fieldNames, onlyRequiredText } from './shape.ts'

/** Lines in the place of as many, and the correction that is told of them. */
interface TextBeside {
  readonly lines: readonly string[]
  readonly correction: Correction<'textBeside'>
}

/**
 * A text beside a name below which the rest of its group stands, so that its own name is missing: a language above the
 * other, or what is read on a button above where it leads.
 *
 * @param column where the name begins
 */
export function textBeside(lines: readonly string[], line: number, column: number): TextBeside | undefined {
  const text = (lines[line] ?? '').trimEnd()
  const { key = '', value = '' } = lineStart(text) ?? {}
  const below = lineStart(lines[line + 1] ?? '')
  // A name that nobody knows may be that of a language, misspelt.
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
    const told = [`${inGroup}${missing}: ${written}`, other]
    return {
      lines: [start, other],
      correction: {
        ...about,
        facts: { key, missing },
        count: 2,
        told: [start, ...(missing === languages[0] ? told : told.toReversed())],
      },
    }
  }
  const field = onlyRequiredText(key, below.key)
  if (field === undefined || indentOf(lines[line + 1]) <= column) return undefined
  const texts = languages.map((language, index) => `${inGroup}  ${language}: ${index === 0 ? written : gap}`)
  return {
    lines: [start],
    correction: { ...about, facts: { key, missing: field }, count: 1, told: [start, `${inGroup}${field}:`, ...texts] },
  }
}
