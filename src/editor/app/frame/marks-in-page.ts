import { commonSource, type ContentPath, unmarked, unmarkedAddress } from './provenance.ts'
import type { CropBox } from './frame-protocol.ts'

/** Attributes that can contain texts of the content. */
const attributes = ['alt', 'aria-label', 'title', 'href']

/** Which place in the content each part of a rendered page belongs to. */
interface MarksInPage {
  /** Removes the marks from everything in the page, and from whatever is added to it, before it is painted. */
  readonly follow: (root: Node) => void
  readonly setSources: (sources: readonly ContentPath[]) => void
  /**
   * The place of an element or a text: that of its own mark, or what the places of the marks within it have in common.
   */
  readonly sourceOf: (node: Node) => ContentPath | undefined
  /** The elements whose own text or picture belongs to a place, or to a part of it. */
  readonly elementsOf: (source: ContentPath) => readonly Element[]
}

export function marksInPage(): MarksInPage {
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
    for (const name of attributes.filter((each) => each !== 'href')) {
      const read = unmarked(element.getAttribute(name) ?? '')
      if (!read) continue
      numbers.set(element, read.numbers)
      element.setAttribute(name, read.text)
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

  function within(node: Node): ContentPath[] {
    return [...own(node), ...[...node.childNodes].flatMap(within)]
  }

  return {
    follow(root) {
      readAll(root)
      const observer = new MutationObserver((records) => {
        for (const { type, target, addedNodes, removedNodes } of records) {
          if (type === 'characterData' && target instanceof Text) readText(target)
          if (type === 'attributes' && target instanceof Element) readAttributes(target)
          for (const node of removedNodes) forget(node)
          for (const node of addedNodes) readAll(node)
        }
      })
      observer.observe(root, {
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: attributes,
        subtree: true,
      })
    },
    setSources(next) {
      sources = next
    },
    sourceOf(node) {
      for (let at: Node | null = node; at; at = at.parentNode) {
        // An element belongs to the text in it, as a licence does to its words and not to its number.
        const found = [at, ...[...at.childNodes].filter((child) => child instanceof Text)].flatMap(own)
        if (found[0]) return found[0]
        const inside = within(at)
        // A link belongs to its text, even if words of the interface beside it say where it leads.
        if (inside[0] && at instanceof Element && at.matches('a, button')) return inside[0]
        const around = commonSource(ofOneFile(inside))
        // The whole page is not a part of it.
        if (around && (around.path.length > 0 || (at instanceof Element && at.id !== 'root'))) return around
      }
      return undefined
    },
    elementsOf({ file, path }) {
      const stands = (source: ContentPath): boolean =>
        source.file === file && path.every((step, index) => source.path[index] === step)
      const elements = [...numbers.keys()]
        .filter((node) => own(node).some(stands))
        .flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])))
      return [...new Set(elements)]
    },
  }
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

/** Makes everything that can be clicked reachable by keyboard as well. */
function reach(element: Element): void {
  if (!element.closest('a, button')) element.setAttribute('tabindex', '0')
}

/** The distinct shapes in which pictures are rendered; pictures that are not rendered have none. */
export function cropBoxes(elements: readonly Element[]): readonly CropBox[] {
  const boxes = elements.filter((element) => element instanceof HTMLImageElement).map(boxOf)
  return boxes.filter(
    (box, index) =>
      box.width > 0 && box.height > 0 && boxes.findIndex((each) => ratioOf(each) === ratioOf(box)) === index,
  )
}

function boxOf(image: HTMLImageElement): CropBox {
  const { width, height } = image.getBoundingClientRect()
  // A frame of the same size may round off its corners.
  let round = 0
  for (let at: Element | null = image; at && at.getBoundingClientRect().width <= width + 4; at = at.parentElement) {
    const radius = getComputedStyle(at).borderTopLeftRadius
    round = Math.max(round, radius.endsWith('%') ? Number.parseFloat(radius) / 100 : Number.parseFloat(radius) / width)
  }
  return { width: Math.round(width), height: Math.round(height), round: Math.min(round, 0.5) }
}

const ratioOf = ({ width, height }: CropBox): string => (width / height).toFixed(1)
