import { gap } from '../gap.ts'
import { languages } from '../language.ts'
import { quote } from '../parse/quotes.ts'
import type { Correction } from './correction.ts'
import { indentOf, lineStart } from './scanned-lines.ts'
import { fieldNames, onlyRequiredText } from './shape.ts'

/** Lines that replace as many others, and the correction to report. */
interface TextBeside {
  readonly lines: readonly string[]
  readonly correction: Correction<'textBeside'>
}

/**
 * A text on the line of a group's key, although the rest of the group comes below: its own key is missing. That is the
 * text in one language above the other, or the label of a button above its destination.
 *
 * @param column where the key begins
 */
export function textBeside(lines: readonly string[], line: number, column: number): TextBeside | undefined {
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
