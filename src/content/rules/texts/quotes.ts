import { valueAt, warning, type Diagnostic } from '../../diagnostic.ts'
import { quote } from '../../parse/quotes.ts'
import { inEachLanguage } from './checked-text.ts'

/** Quotation marks that YAML does not take away, around a whole text: they would be read. */
export const checkQuotes = inEachLanguage((text, pointer): Diagnostic | undefined => {
  const [, curly, inner = curly] = /^(?:[“„]([^"“”\n]*)[“”]|«([^«»"\n]*)»)$/.exec(text.trim()) ?? []
  if (inner === undefined) return undefined
  return warning('curlyQuotes', {}, valueAt(pointer), { fix: { kind: 'replace', by: quote(inner) } })
})
