import { addressIn, type Language } from '../content/language.ts'

/**
 * Makes the page that is shown, in the language that it is shown in, the canonical address. That is what a phone shares
 * in place of the address in its bar, and what a search engine that opened the English address takes the page for.
 * @param path the path of the page, where it is another than before
 */
export function setCanonical(language: Language, path?: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link) link.href = new URL(addressIn(path ?? new URL(link.href).pathname, language), link.href).href
}
