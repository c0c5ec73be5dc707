// What agrees with the language that is shown, whoever has changed it: the address, what is shared, a screen reader.
import { addressIn, languageParameter, type Language } from '../../content/model/language.ts'
import { announcerId } from './program.ts'

/**
 * Takes the language out of the address where it isn't the one that is shown. An address without a language says
 * nothing of what is shown, and opens in the default one.
 */
export function correctAddress(shown: Language): void {
  const address = new URL(location.href)
  const asked = address.searchParams.get(languageParameter)
  if (asked === null || asked === shown) return
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}

/**
 * Makes the page that is shown, in the language that it is shown in, the canonical address. That is what a phone shares
 * in place of the address in its bar, and what a search engine that opened the English address takes the page for.
 * @param path the path of the page, where it is another than before
 */
export function setCanonical(language: Language, path?: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link) link.href = new URL(addressIn(path ?? new URL(link.href).pathname, language), link.href).href
}

/** Tells a screen reader, in the language now shown, that the language has changed (WCAG 2.2, 4.1.3). */
export function announceLanguage(root: HTMLElement): void {
  const announcer = document.getElementById(announcerId)
  const toggle = root.querySelector<HTMLElement>('[data-changed]')
  if (announcer && toggle) announcer.textContent = toggle.dataset['changed'] ?? ''
}
