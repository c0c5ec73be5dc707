import { languageParameter, type Language } from '../content/language.ts'

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
