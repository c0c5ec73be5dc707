import type { List, PhrasingContent, RootContent } from 'mdast'
import { addressIn, defaultLanguage, type Language } from '../model/language.ts'
import { parseMarkdown, targetKind } from '../model/markdown.ts'
import type { LinkTarget, RichElement, RichNode, RichText } from './localised.ts'
import { markOf, unmarked } from './provenance.ts'

/** Without any of these a text has no Markdown that the site knows. Most texts have none. */
const signs = /[*_\\]|\]\(|^[ \t]*(?:[-+]|\d{1,9}[.)])(?:[ \t]|$)/m

/**
 * Reads a long text.
 * @param text in Markdown; in the editor, each of its paragraphs ends with a mark of its provenance
 * @param language of the pages that its links lead to
 */
export function richText(text: string, language: Language): RichText {
  if (!signs.test(text)) return text
  const blocks = richBlocks(unmarked(text)?.text ?? text, (target) => linkTarget(target, language), markOf(text))
  if (!blocks.every(({ kind, content }) => kind === 'p' && content.every(isString))) return blocks
  return text.includes('\\') ? plainText(blocks) : text
}

/**
 * The blocks of a text in Markdown.
 * @param linkFor where a target leads; undefined if it is none that the site knows
 * @param mark ends each paragraph
 */
export function richBlocks(source: string, linkFor: (target: string) => LinkTarget | undefined, mark = '') {
  const written = ({ position: at }: RootContent | PhrasingContent) => source.slice(at?.start.offset, at?.end.offset)
  const inlines = (nodes: readonly PhrasingContent[]): readonly RichNode[] => nodes.map(inline)

  function inline(node: PhrasingContent): RichNode {
    if (node.type === 'text') return node.value
    if (node.type === 'break') return '\n'
    if (node.type === 'strong') return { kind: 'strong', content: inlines(node.children) }
    if (node.type === 'emphasis') return { kind: 'em', content: inlines(node.children) }
    const link = node.type === 'link' ? linkFor(node.url) : undefined
    if (node.type !== 'link' || !link) return written(node)
    return { kind: 'a', link, content: inlines(node.children) }
  }

  function block(node: RootContent, isTight = false): RichElement {
    if (node.type === 'list') return list(node)
    const content = node.type === 'paragraph' ? inlines(node.children) : [written(node)]
    return { kind: isTight ? 'tight' : 'p', content: mark ? [...content, mark] : content }
  }

  function list({ ordered, start, spread, children }: List): RichElement {
    const isTight = !spread && !children.some((item) => item.spread)
    return {
      kind: ordered ? 'ol' : 'ul',
      ...(ordered && start !== 1 && { start: Number(start) }),
      content: children.map((item) => ({ kind: 'li', content: item.children.map((node) => block(node, isTight)) })),
    }
  }

  return parseMarkdown(source).map((node) => block(node))
}

const isString = (node: RichNode): node is string => typeof node === 'string'

/** Where a link leads; undefined if its target is none that the site knows. */
export function linkTarget(target: string, language: Language): LinkTarget | undefined {
  const kind = targetKind(target)
  if (kind !== 'page') return kind && { kind, href: target }
  const [path = '', anchor] = target.split('#')
  return { kind, href: addressIn(path, language) + (anchor ? `#${anchor}` : '') }
}

/** The words of a text, for what shows no Markdown: structured data, calendars, descriptions. */
export const plainText = (text: RichText): string => (typeof text === 'string' ? text : words(text, '\n\n'))

/** The words of a text in Markdown. */
export const wordsOf = (text: string): string => plainText(richText(text, defaultLanguage))

const words = (nodes: readonly RichNode[], between = ''): string =>
  nodes
    .map((node) => {
      if (isString(node)) return node
      if (node.kind !== 'ul' && node.kind !== 'ol') return words(node.content)
      const signFor = (at: number) => (node.kind === 'ol' ? `${(node.start ?? 1) + at}.` : '•')
      return node.content.map((li, at) => `${signFor(at)} ${isString(li) ? li : words(li.content, '\n')}`).join('\n')
    })
    .join(between)
