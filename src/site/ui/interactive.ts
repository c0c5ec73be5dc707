import type { Language } from '../../content/model/language.ts'

/** What can be touched or reached by Tab: a CSS selector, which tests go by too. */
export const interactive = 'a, button, summary, input, select, textarea'

/** The links of the language toggle. */
export const languageLink = 'a[hreflang]'

/** The language of the page by its toggle, once that is parsed. A browser that translates a page changes `<html lang>`. */
export const languageOfToggle = () =>
  document.querySelector<HTMLAnchorElement>(`${languageLink}[aria-current]`)?.lang as Language | undefined

/**
 * Whether a browser has translated the page or, as Chrome on an iPhone, or an extension, marks words: such an element stands
 * in the place of texts that React knows, and would miss (https://github.com/facebook/react/issues/11538,
 * https://github.com/odoo/odoo/pull/230081). What changes the page then opens an address.
 */
export const isTranslated = (): boolean => document.querySelector('font, mark, chrome_annotation') !== null
