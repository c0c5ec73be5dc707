import { defaultLanguage, type Language } from './language.ts'

/**
 * The address of a page that opens in a language, from the site's root: `/biodanza`, `/biodanza?lang=en`. Both are one
 * file; a page opens in Portuguese where the address doesn't say otherwise.
 */
export function pageAddress(path: string, language: Language): string {
  return language === defaultLanguage ? path : `${path}?lang=${language}`
}
