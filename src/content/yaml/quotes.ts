/** A line such as `    - title: text`: what precedes the text, and the text. */
const field = /^(\s*(?:- +)*(?:"[^"]*"|[\w-]+):[ \t]+)([^\s{[].*?)\s*$/

/** A text in both languages on one line: `{ pt: …, en: … }`. */
const bothLanguages = /^(.*?\{\s*pt:\s+)(.*?)(\s*,\s*en:\s+)(.*?)(\s*\}?\s*)$/

/** The line with its text quoted. Undefined if the text is quoted already, or the line has none. */
export function inQuotes(text: string): string | undefined {
  if (bothLanguages.test(text))
    return text.replace(
      bothLanguages,
      (_, start: string, pt: string, between: string, en: string, end: string) =>
        start + quoteIfNeeded(pt) + between + quoteIfNeeded(en) + (end.includes('}') ? end : ' }'),
    )
  return field.test(text) ? text.replace(field, (_, start: string, value: string) => start + quote(value)) : undefined
}

export const isQuoted = (value: string): boolean => /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(value)

export const quoteIfNeeded = (value: string): string => (/[:#,[\]{}"'&*!|>%@`]/.test(value) ? quote(value) : value)

export function quote(value: string): string {
  if (isQuoted(value)) return value
  if (value.includes('"') && !value.includes("'")) return `'${value}'`
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
