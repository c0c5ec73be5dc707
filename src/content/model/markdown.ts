import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What CommonMark has and the site does not: its signs stay what they are. The check reports them. */
const unknown =
  'autolink blockQuote characterReference codeFenced codeIndented codeText definition headingAtx htmlFlow htmlText setextUnderline'

/** A long text as CommonMark 0.31 has it, but for what the site does not know. */
export const parseMarkdown = (text: string): readonly RootContent[] =>
  fromMarkdown(text, { extensions: [{ disable: { null: unknown.split(' ') } }] }).children

/** What the target of a link leads to; undefined if it is none that the site knows, such as `javascript:`. */
export function targetKind(target: string): 'scroll' | 'page' | 'address' | undefined {
  if (/^#[^#]/.test(target)) return 'scroll'
  if (/^\/(?!\/)/.test(target)) return 'page'
  return /^(?:https:\/\/|mailto:|tel:)\S+$/.test(target) ? 'address' : undefined
}

export const linkTargets = (text: string): readonly string[] => linksIn(text).map(({ url }) => url)

/** A text with other targets in its links. All else stays as it was written. */
export const withTargets = (text: string, targetFor: (target: string) => string): string =>
  linksIn(text).reduceRight((changed, { url, children, position }) => {
    const wordsEnd = children.at(-1)?.position?.end.offset ?? (position?.start.offset ?? 0) + 1
    const at = wordsEnd + (/^\]\(\s*<?/.exec(text.slice(wordsEnd))?.[0].length ?? 0)
    // A target with escapes in it stays.
    return text.startsWith(url, at) ? changed.slice(0, at) + targetFor(url) + changed.slice(at + url.length) : changed
  }, text)

const linksIn = (text: string) =>
  text.includes('](') ? nodesIn(parseMarkdown(text)).filter((node) => node.type === 'link') : []

/** How a line of a list begins. */
const item = /^\s*(?:[-*+]|\d+[.)])(?:\s|$)/m

export const countLists = (text: string): number =>
  item.test(text) ? nodesIn(parseMarkdown(text)).filter(({ type }) => type === 'list').length : 0

const nodesIn = (nodes: readonly Nodes[]): readonly Nodes[] =>
  nodes.flatMap((node) => [node, ...('children' in node ? nodesIn(node.children) : [])])
