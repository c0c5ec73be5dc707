import { type Mark, type Node, Schema } from 'prosemirror-model'
import { targetKind } from '../../../content/model/markdown.ts'
import type { RichNode } from '../../../content/page/localised.ts'
import { richBlocks } from '../../../content/page/rich-text.ts'

/** Undefined if the site can't lead there. */
function linkTo(href: string) {
  const kind = targetKind(href)
  return kind && { kind, href }
}

/** How an element without attributes is read and shown. The menu that phones show above a selection makes it by another name. */
const element = (shown: string, tag = shown) => ({ parseDOM: [{ tag }], toDOM: () => [shown, 0] as const })

/** What a long text may have. The elements are those of the page. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: { content: 'inline*', group: 'block', ...element('p') },
    ul: { content: 'li+', group: 'block', attrs: { isLoose: { default: false } }, ...element('ul') },
    ol: {
      content: 'li+',
      group: 'block',
      attrs: { isLoose: { default: false }, start: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Math.max(1, Number(list.getAttribute('start')) || 1) }) }],
      toDOM: ({ attrs }) => ['ol', attrs['start'] === 1 ? {} : { start: Number(attrs['start']) }, 0],
    },
    li: { content: 'p block*', defining: true, ...element('li') },
    text: { group: 'inline' },
    br: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    a: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => linkTo(link.getAttribute('href') ?? '') ?? false }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    em: element('em', 'em, i'),
    strong: element('strong', 'strong, b'),
  },
})

/** A text in Markdown as what the field edits: the same blocks as the page has. */
export function documentOf(text: string): Node {
  const blocks = richBlocks(text, linkTo)
  return schema.node('doc', null, blocks.length > 0 ? blocks.map(nodeOf) : [schema.node('p')])
}

function nodeOf(block: RichNode): Node {
  if (typeof block === 'string' || block.kind === 'p' || block.kind === 'tight')
    return schema.node('p', null, inlinesOf(typeof block === 'string' ? [block] : block.content, []))
  const all = block.content.map(nodeOf)
  if (block.kind === 'li') return schema.node('li', null, all[0]?.type.name === 'p' ? all : [schema.node('p'), ...all])
  const isLoose = block.content.some((item) => JSON.stringify(item).startsWith('{"kind":"li","content":[{"kind":"p"'))
  return schema.node(block.kind, { isLoose, ...('start' in block && { start: block.start }) }, all)
}

const inlinesOf = (content: readonly RichNode[], marks: readonly Mark[]): Node[] =>
  content.flatMap((part): Node[] => {
    if (typeof part !== 'string') {
      const mark = part.kind === 'a' ? schema.mark('a', { href: part.link.href }) : schema.mark(part.kind)
      return inlinesOf(part.content, mark.addToSet(marks))
    }
    return part
      .split(/(\n)/)
      .filter(Boolean)
      .map((piece) => (piece === '\n' ? schema.node('br', null, [], marks) : schema.text(piece, marks)))
  })
