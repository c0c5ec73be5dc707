import { valueAt, warning, type Diagnostic } from '../../diagnostic.ts'
import { quote } from '../../parse/quotes.ts'
import { inEachLanguage } from './checked-text.ts'

/** Quotation marks around a whole text that YAML does not remove: visitors would read them. */
export const checkQuotes = inEachLanguage((text, pointer): Diagnostic | undefined => {
  const [, curly, inner = curly] = /^(?:[“„]([^"“”\n]*)[“”]|«([^«»"\n]*)»)$/.exec(text.trim()) ?? []
  if (inner === undefined) return undefined
  return warning('curlyQuotes', {}, valueAt(pointer), { fix: { kind: 'replace', by: quote(inner) } })
})
