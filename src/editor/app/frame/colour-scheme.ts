type Scheme = 'light' | 'dark'

let shown: Scheme | undefined
/** The original condition of each rule, before the editor replaced it. */
const asked = new WeakMap<CSSMediaRule, string>()

/**
 * Shows the document in light or dark, whatever the system setting. Not every browser gives a frame the colour scheme
 * of its element (https://drafts.csswg.org/mediaqueries-5/#prefers-color-scheme leaves it open), so the rules that
 * depend on it are rewritten here.
 */
export function setColourScheme(scheme: Scheme): void {
  if (scheme === shown) return
  shown = scheme
  document.documentElement.style.colorScheme = scheme
  for (const { cssRules } of document.styleSheets) answer(cssRules, scheme)
}

function answer(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const question = asked.get(rule) ?? rule.media.mediaText
      if (question.includes('prefers-color-scheme')) {
        asked.set(rule, question)
        rule.media.mediaText = question.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, wanted: string) =>
          wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
        )
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answer(rule.cssRules, scheme)
  }
}
