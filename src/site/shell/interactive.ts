/** What can be touched or reached by Tab: a CSS selector, which tests go by too. */
export const interactive = 'a, button, summary, input, select, textarea'

/** The links of the language toggle. */
export const languageLink = 'a[hreflang]'
