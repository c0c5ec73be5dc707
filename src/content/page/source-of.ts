import { commonSource, type ContentPath } from './provenance.ts'

/** How a rendered page is walked: a browser's DOM, or HTML that was parsed. */
export interface RenderedTree<Node> {
  readonly parentOf: (node: Node) => Node | null
  readonly childrenOf: (node: Node) => Iterable<Node>
  /** The name in lower case; `#text` for a text. */
  readonly nameOf: (node: Node) => string
  /** The root element of the page. */
  readonly isRoot: (node: Node) => boolean
  /** The places of the marks that a text or an attribute of an element has. */
  readonly own: (node: Node) => readonly ContentPath[]
}

/** The place of an element or a text: that of its own mark, or what the places of the marks within it have in common. */
export function sourceOf<Node>(node: Node, tree: RenderedTree<Node>): ContentPath | undefined {
  for (let at: Node | null = node; at; at = tree.parentOf(at)) {
    // An element belongs to the text in it, as a licence does to its words and not to its number.
    const texts: Node[] = [...tree.childrenOf(at)].filter((child) => tree.nameOf(child) === '#text')
    const found = [at, ...texts].flatMap(tree.own)
    if (found[0]) return found[0]
    const inside = sourcesWithin(at, tree)
    // A link belongs to its text, even if words of the interface beside it say where it leads.
    if (inside[0] && /^(?:a|button)$/.test(tree.nameOf(at))) return inside[0]
    const around = commonSource(ofOneFile(inside))
    // The whole page is not a part of it.
    if (around && (around.path.length > 0 || !tree.isRoot(at))) return around
  }
  return undefined
}

/** The places of all texts within a part of the page. */
export function sourcesWithin<Node>(node: Node, tree: RenderedTree<Node>): ContentPath[] {
  return [...tree.own(node), ...[...tree.childrenOf(node)].flatMap((child) => sourcesWithin(child, tree))]
}

/**
 * Only the places in the file that most of them are in: the content of a part of the page is surrounded by interface
 * words from another file.
 */
function ofOneFile(sources: readonly ContentPath[]): readonly ContentPath[] {
  const files = [...new Set(sources.map(({ file }) => file))]
  const [most = []] = files
    .map((each) => sources.filter(({ file }) => file === each))
    .toSorted((one, other) => other.length - one.length)
  return most
}
