/** A text as part of an address, in lower-case letters, digits and hyphens: `Aula às 20h` becomes `aula-as-20h`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
