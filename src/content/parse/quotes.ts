/** A line such as `    - title: text`: what precedes the text, and the text. */
export const field = /^(\s*(?:- +)*(?:"[^"]*"|[\w-]+):[ \t]+)(\S.*?)\s*$/

/** A text in both languages on one line: `{ pt: …, en: … }`. */
const bothLanguages = /^(.*?\{\s*pt:\s+)(.*?)(\s*,\s*en:\s+)(.*?)(\s*\}?\s*)$/

/** The line with its text quoted. Undefined if the text is quoted already, or the line has none. */
export function inQuotes(text: string): string | undefined {
  const both = bothLanguages.exec(text)
  if (both) {
    const [, start = '', pt = '', between = '', en = '', end = ''] = both
    return start + quoteIfNeeded(pt) + between + quoteIfNeeded(en) + (end.includes('}') ? end : ' }')
  }
  const match = field.exec(text)
  if (!match) return undefined
  const [, start = '', value = ''] = match
  return start + quote(value)
}

export const isQuoted = (value: string): boolean => /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(value)

export const quoteIfNeeded = (value: string): string => (/[:#,[\]{}"'&*!|>%@`]/.test(value) ? quote(value) : value)

export function quote(value: string): string {
  if (isQuoted(value)) return value
  if (value.includes('"') && !value.includes("'")) return `'${value}'`
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
