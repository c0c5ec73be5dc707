const paragraphs = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, table, figure, hr'
const lines = 'li, tr, div, section, article, header, footer, dt, dd'
const unseen = 'script, style, template, head, title, noscript, [hidden], [aria-hidden="true"]'

/**
 * The text of formatted content from the clipboard, if the formatting says more than the plain text beside it: which
 * lines are paragraphs and which are list items.
 *
 * @returns undefined if it says no more
 */
export function textOfHtml(html: string): string | undefined {
  // Parsed apart from the page: nothing in it is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!body.querySelector('p, li, br')) return undefined
  return textOf(body).replaceAll(/[ \r\n]*[\r\n][ \r\n]*/g, (ends) => (ends.split('\n').length > 2 ? '\n\n' : '\n'))
}

/** `\r` marks where a line begins or ends: together with another one, or with a `\n`, it is a single line break. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/[\t\n\r ]+/g, ' ')
  if (!(node instanceof Element) || node.matches(unseen) || isHiddenByWord(node)) return ''
  if (node.matches('br')) return '\n'
  const inner = [...node.childNodes].map(textOf).join('').trim()
  if (node.matches('li')) return `\r• ${inner}\r`
  if (node.matches('td, th')) return ` ${inner} `
  if (node.matches(paragraphs)) return `\n\n${inner}\n\n`
  return node.matches(lines) ? `\r${inner}\r` : [...node.childNodes].map(textOf).join('')
}

/** Word marks invisible content with a style of its own. */
const isHiddenByWord = (element: Element): boolean =>
  /mso-hide:\s*all|display:\s*none/.test(element.getAttribute('style') ?? '')
