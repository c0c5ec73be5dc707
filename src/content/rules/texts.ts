import { keyAt, valueAt, warning, type Finding, type FoundIn } from '../diagnostics/diagnostic.ts'
import { languages } from '../language.ts'
import { at } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** Characters below which one language may well take twice as many as the other. */
const short = 40
/** Words below which a text may well be the same in both languages. */
const fewWords = 4

/** What is suspicious of a text: that it is longer than its place, or that its two languages can not say the same. */
export function checkTexts({ pages, site }: Checked): FoundIn[] {
  const sources = site ? [...pages, site] : pages
  return sources.flatMap((source) => {
    const alike = new Set(source.gathered.filter(({ keyword }) => keyword === 'alike').map(({ pointer }) => pointer))
    return source.gathered
      .filter(({ keyword }) => keyword === 'longest')
      .flatMap(({ data, pointer, schema }) => textFindings(data, pointer, Number(schema), alike.has(pointer)))
      .map((finding) => ({ source, finding }))
  })
}

function textFindings(data: unknown, pointer: string, longest: number, mayBeAlike: boolean): Finding[] {
  const texts = languages.map((language) => ({ language, text: at(data, language) }))
  const found: Finding[] = texts.flatMap(({ language, text }) =>
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
