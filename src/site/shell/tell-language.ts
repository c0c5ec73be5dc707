// Keeps the address, the canonical link and the screen reader in step with the language that is shown.
import { addressIn, languageParameter, type Language } from '../../content/model/language.ts'
import { announcerId } from './program.ts'

/** Removes `lang` from the address if it names another language than the one shown: an address must never be wrong. */
export function correctAddress(shown: Language): void {
  const address = new URL(location.href)
  const requested = address.searchParams.get(languageParameter)
  if (requested === null || requested === shown) return
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}

/**
 * Sets the canonical address to that of the page in the language that is shown. Phones share this address instead of the
 * one in their address bar, and search engines index the page under it.
 * @param path the path of the page, if it has changed
 */
export function setCanonical(language: Language, path?: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link) link.href = new URL(addressIn(path ?? new URL(link.href).pathname, language), link.href).href
}

/** Announces the change of language to screen readers, in the new language (WCAG 2.2, 4.1.3). */
export function announceLanguage(root: HTMLElement): void {
  const announcer = document.getElementById(announcerId)
  const toggle = root.querySelector<HTMLElement>('[data-changed]')
  if (announcer && toggle) announcer.textContent = toggle.dataset['changed'] ?? ''
}
