/** How a word processor marks an item of a list. */
export const itemSign = /^\s*(?:[-•–*·●▪◦‣]|\d{1,2}[.)])\s+(?=\S)/

/**
 * A text and the lines below it as its paragraphs.
 * @param isList whether each item of a list becomes one. The first may stand where the text begins
 */
export function asParagraphs(text: string, lines: readonly string[], isList = true): readonly string[] {
  const items = lines.flatMap((line) => (itemSign.test(line) ? ['', line.replace(itemSign, '')] : [line]))
  const all = (isList ? [text.replace(itemSign, ''), ...items] : [text, ...lines]).map((each) => each.trim())
  return all.filter((each, at) => each !== '' || (all[at - 1] ?? '') !== '')
}
