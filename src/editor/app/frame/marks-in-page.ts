import { markedAttributes, sourceOf, unmarked, unmarkedAddress } from '../../../content/page/provenance.ts'
import { startsWith } from '../../../content/model/source.ts'
import type { ContentPath, RenderedTree } from '../../../content/page/provenance.ts'
import type { CropBox } from './frame-protocol.ts'

/** Which place in the content each part of a page belongs to. Marks in what is added go before it is painted. */
export function marksInPage(root: Node) {
  let sources: readonly ContentPath[] = []
  const numbers = new Map<Node, readonly number[]>()

  function readText(text: Text): void {
    const read = unmarked(text.data)
    if (!read) return
    numbers.set(text, read.numbers)
    text.data = read.text
    if (text.parentElement) reach(text.parentElement)
  }

  function readAttributes(element: Element): void {
    for (const name of markedAttributes) {
      const read = unmarked(element.getAttribute(name) ?? '')
      if (!read) continue
      element.setAttribute(name, read.text)
      // A block is called as its heading is, which has the same mark.
      if (element.localName === 'section') continue
      numbers.set(element, read.numbers)
      reach(element)
    }
    // The place of a link is that of the text it shows, not that of the message it sends.
    const address = element.getAttribute('href') ?? ''
    const clean = unmarkedAddress(address)
    if (clean !== address) element.setAttribute('href', clean)
  }

  function readAll(node: Node): void {
    if (node instanceof Text) return readText(node)
    if (node instanceof Element) readAttributes(node)
    for (const child of node.childNodes) readAll(child)
  }

  function forget(node: Node): void {
    numbers.delete(node)
    for (const child of node.childNodes) forget(child)
  }

  const own = (node: Node): ContentPath[] => (numbers.get(node) ?? []).flatMap((number) => sources[number] ?? [])

  const tree: RenderedTree<Node> = {
    parentOf: (node) => node.parentNode,
    childrenOf: (node) => node.childNodes,
    nameOf: (node) => node.nodeName.toLowerCase(),
    isRoot: (node) => node instanceof Element && node.id === 'site_root',
    own,
  }

  function readChanges(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData' && target instanceof Text) readText(target)
      if (type === 'attributes' && target instanceof Element) readAttributes(target)
      const [removed] = removedNodes
      const [added] = addedNodes
      const moved = removed && added?.nodeName === 'FONT' ? numbers.get(removed) : undefined
      // A browser that translates the page all the same puts an element in the place of a text.
      if (added && moved) numbers.set(added, moved)
      for (const node of removedNodes) forget(node)
      for (const node of addedNodes) readAll(node)
    }
  }
  const observer = new MutationObserver(readChanges)
  observer.observe(root, {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...markedAttributes, 'href'],
    subtree: true,
  })

  return {
    setSources(next: readonly ContentPath[]): void {
      sources = next
    },
    sourceOf: (node: Node) => sourceOf(node, tree),
    /** The elements whose own text or picture belongs to a place, or to a part of it. */
    elementsOf({ file, path }: ContentPath): readonly Element[] {
      // What has only just been rendered counts too.
      readChanges(observer.takeRecords())
      const stands = (source: ContentPath): boolean => source.file === file && startsWith(source.path, path)
      const nodes = [...numbers.keys()].filter((node) => own(node).some(stands))
      return [...new Set(nodes.flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? []))))]
    },
  }
}

/** Makes everything that can be clicked reachable by keyboard as well. */
function reach(element: Element): void {
  if (!element.closest('a, button')) element.setAttribute('tabindex', '0')
}

/** The distinct shapes in which pictures are rendered; pictures that are not rendered have none. */
export function cropBoxes(elements: readonly Element[]): readonly CropBox[] {
  const images = elements.filter((element) => element instanceof HTMLImageElement)
  const boxes = images.map(boxOf).filter(({ width, height }) => width > 0 && height > 0)
  return boxes.filter((box, index) => boxes.findIndex((each) => ratioOf(each) === ratioOf(box)) === index)
}

function boxOf(image: HTMLImageElement): CropBox {
  const { width, height } = image.getBoundingClientRect()
  // A frame of the same size may round off its corners.
  let framed: Element = image
  for (let at: Element | null = image; at && at.getBoundingClientRect().width <= width + 4; at = at.parentElement)
    if (getComputedStyle(at).borderTopLeftRadius !== '0px') framed = at
  return {
    width: Math.round(width),
    height: Math.round(height),
    corners: cornersOf(getComputedStyle(framed), width, height),
  }
}

/** The corners of a box in per cent of its size, none larger than half of its width, as browsers draw them. */
function cornersOf(style: CSSStyleDeclaration, width: number, height: number): string {
  const radii = (['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const).map((corner) => {
    const [radius = ''] = style[`border${corner}Radius`].split(' ')
    const own = Number.parseFloat(radius)
    return radius.endsWith('%') ? own : Math.min(50, (own / width) * 100)
  })
  // What is round in pixels is as many pixels high as it is wide.
  const heights = radii.map((radius) => (style.borderTopLeftRadius.endsWith('%') ? radius : (radius * width) / height))
  return `${radii.map((each) => `${each}%`).join(' ')} / ${heights.map((each) => `${each}%`).join(' ')}`
}

const ratioOf = ({ width, height }: CropBox): string => (width / height).toFixed(1)
