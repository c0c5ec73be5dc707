/** How a word processor marks an item of a list. */
export const itemSign = /^\s*(?:[-•–—*·●▪◦‣]|\d{1,2}[.)])\s+(?=\S)/

/** The lines of a text with each item of a list as a paragraph. The first may stand where the text begins. */
export function asParagraphs(text: string, lines: readonly string[]): readonly string[] {
  const body = lines.flatMap((line) => (itemSign.test(line) ? ['', line.replace(itemSign, '')] : [line]))
  const all = [text.replace(itemSign, ''), ...body].map((each) => each.trim())
  return all.filter((each, at) => each !== '' || (all[at - 1] ?? '') !== '')
}
