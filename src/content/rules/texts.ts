import { error, keyAt, valueAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { quote } from '../parse/quotes.ts'
import { ownProperty } from '../parse/own-property.ts'
import type { RuleInput } from './rule-input.ts'

/** Characters below which one language may well take twice as many as the other. */
const short = 40
/** Words below which a text may well be the same in both languages. */
const fewWords = 4

/** What is suspicious of a text: that it is longer than its place, or that its two languages can not say the same. */
export function checkTexts({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) => {
    const alike = new Set(source.annotations.filter(({ keyword }) => keyword === 'alike').map(({ pointer }) => pointer))
    return source.annotations
      .filter(({ keyword }) => keyword === 'longest')
      .flatMap(({ data, pointer, schema }) => [
        ...quoteDiagnostics(data, pointer),
        ...textDiagnostics(data, pointer, Number(schema), alike.has(pointer)),
      ])
      .map((diagnostic) => ({ file: source.file, diagnostic }))
  })
}

/**
 * A quotation mark at the end alone: the one that opens the text is missing, and this one would be read. Curly ones around
 * a whole text would be read as well.
 */
function quoteDiagnostics(data: unknown, pointer: string): Diagnostic[] {
  return languages.flatMap((language): Diagnostic[] => {
    const text = ownProperty(data, language)
    if (typeof text !== 'string') return []
    const range = valueAt(`${pointer}/${language}`)
    const [, open] = text.endsWith('"') ? (/^([^"“”«\n]*)"$/.exec(text) ?? []) : []
    if (open !== undefined)
      return [error('quoteOpen', { sign: '"' }, range, { fix: { kind: 'replace', by: quote(open) } })]
    const [, curly] = /^[“„]([^"“”\n]*)[“”]$/.exec(text) ?? []
    if (curly === undefined) return []
    return [warning('curlyQuotes', {}, range, { fix: { kind: 'replace', by: quote(curly) } })]
  })
}

function textDiagnostics(data: unknown, pointer: string, longest: number, mayBeAlike: boolean): Diagnostic[] {
  const texts = languages.map((language) => ({ language, text: ownProperty(data, language) }))
  const found: Diagnostic[] = texts.flatMap(({ language, text }) =>
    typeof text === 'string' && text.length > longest
      ? [warning('textLong', { length: text.length, longest }, valueAt(`${pointer}/${language}`))]
      : [],
  )
  const [one, other] = texts.map(({ text }) => (typeof text === 'string' ? text.trim() : ''))
  if (!one || !other) return found
  if (one === other) {
    if (mayBeAlike || one.split(/\s+/).length < fewWords) return found
    return [...found, warning('textSame', { text: one }, keyAt(pointer))]
  }
  const lengths = [one.length, other.length] as const
  if (Math.max(...lengths) >= short && Math.max(...lengths) > 2 * Math.min(...lengths)) {
    found.push(warning('lengthsApart', { pt: lengths[0], en: lengths[1] }, keyAt(pointer)))
  }
  return found
}
