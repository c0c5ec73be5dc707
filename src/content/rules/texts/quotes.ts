import { error, valueAt, warning, type Diagnostic } from '../../diagnostic.ts'
import { quote } from '../../parse/quotes.ts'
import { inEachLanguage } from './checked-text.ts'

/**
 * A quotation mark at the end alone: the one that opens the text is missing, and this one would be read. Curly ones around
 * a whole text would be read as well.
 */
export const checkQuotes = inEachLanguage((text, pointer): Diagnostic | undefined => {
  const [, open] = text.endsWith('"') ? (/^([^"“”«\n]*)"$/.exec(text) ?? []) : []
  if (open !== undefined)
    return error('quoteOpen', { sign: '"' }, valueAt(pointer), { fix: { kind: 'replace', by: quote(open) } })
  const [, curly] = /^[“„]([^"“”\n]*)[“”]$/.exec(text.trim()) ?? []
  if (curly === undefined) return undefined
  return warning('curlyQuotes', {}, valueAt(pointer), { fix: { kind: 'replace', by: quote(curly) } })
})
