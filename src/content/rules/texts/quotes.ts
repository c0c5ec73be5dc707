import { valueAt, warning, type Diagnostic } from '../../diagnostic.ts'
import { quote } from '../../parse/quotes.ts'
import { inEachLanguage } from './checked-text.ts'

/** Curly quotation marks around a whole text, which would be read. */
export const checkQuotes = inEachLanguage((text, pointer): Diagnostic | undefined => {
  const [, curly] = /^[“„]([^"“”\n]*)[“”]$/.exec(text.trim()) ?? []
  if (curly === undefined) return undefined
  return warning('curlyQuotes', {}, valueAt(pointer), { fix: { kind: 'replace', by: quote(curly) } })
})
