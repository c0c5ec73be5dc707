import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How React and browsers write HTML, which means the same: https://html.spec.whatwg.org/#start-tags
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // A test checks that no file has one; React sets each photo's delay by script.
    'no-inline-style': 'off',
    // A matter of taste, not of HTML. The content check warns of a title that search engines would cut.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Blocks may come in any order; axe checks that a page has one main heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
})

/** What html-validate finds wrong in a document that is shown in one language. */
export async function htmlFaults(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}
