/** A text as part of an address, in lower-case letters, digits and hyphens: `Aula às 20h` becomes `aula-as-20h`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A name as others refer to it, from words: it begins with a letter. @param otherwise where the words have none */
export const nameFrom = (words: string, otherwise: string): string => slug(words).replace(/^[^a-z]+/, '') || otherwise

/** `aula-aberta`, or `aula-aberta-2` if that name is taken. */
export function freeName(wanted: string, taken: Iterable<unknown>): string {
  const names = new Set(taken)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!names.has(name)) return name
  }
}
