import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { SourceCache } from '../../content/check/recover/read-source.ts'
import { catalogues, locationOf } from '../../content/check/messages/report.ts'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { todayInLisbon } from '../../content/dates/lisbon.ts'
import type { Content } from '../../content/model/content.ts'
import { fileKind } from '../../content/model/source.ts'
import type { Language, ToolLanguage } from '../../content/model/language.ts'
import { pointerTo } from '../../content/model/pointer.ts'
import { localiseNotFound, localisePage } from '../../content/page/localise.ts'
import { currentContent } from '../../content/page/localise-event.ts'
import {
  type ContentPath,
  Provenance,
  type RenderedTree,
  commonSource,
  markedAttributes,
  markedContent,
  sourceOf,
  sourcesWithin,
  unmarked,
} from '../../content/page/provenance.ts'
import { rangeOfPointer } from '../../content/yaml/range.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { renderPage } from '../../site/shell/entry-server.tsx'
import { attributesOf, childrenOf, isElement } from './built-document.ts'
import type { ElementPosition } from './readable.ts'

/** A location in the content, as a diagnostic reports it. */
type SourceLocation = Pick<Report, 'file' | 'line' | 'column' | 'length' | 'location' | 'sourceLine'>

/** An element of a page in one language. */
export interface PageElement extends ElementPosition {
  readonly path: string
  readonly language: Language
}

type Node = DefaultTreeAdapterTypes.Node

/** A page whose texts are marked with where they come from. */
interface MarkedRendering {
  readonly root: Node
  readonly tree: RenderedTree<Node>
}

/** Finds where in a content folder an element of a page was written. */
export interface SourceLocations {
  /** Where the text of an element was written; else its block or page. */
  readonly of: (target: PageElement) => SourceLocation
  /** The longest texts within an element, longest first. */
  readonly longestTexts: (target: PageElement, count: number) => readonly SourceLocation[]
}

/**
 * @param folder checked content
 * @param lang the language in which locations are described
 */
export async function sourceLocations(folder: string, lang: ToolLanguage): Promise<SourceLocations> {
  const cache: SourceCache = new Map()
  const { content } = await loadContentFolder(folder, {}, cache)
  if (!content) throw new Error(`The content of ${folder} has errors.`)
  const renderings = new Map<string, MarkedRendering>()

  /** Finds the element, or the innermost around it that exists in this rendering. */
  function find({ path, language, at = [] }: PageElement): MarkedRendering & { readonly node: Node } {
    const key = `${language} ${path}`
    const rendering = renderings.get(key) ?? markedRendering(content as Content, path, language)
    renderings.set(key, rendering)
    let node = rendering.root
    for (const index of at) {
      const inner = childrenOf(node).filter(isElement)[index]
      if (!inner) break
      node = inner
    }
    return { ...rendering, node }
  }

  function locationAt({ file, path }: ContentPath): SourceLocation {
    const kind = fileKind(file)
    const source = [...cache.values()].find((each) => (kind === 'page' ? each.file === file : each.kind === kind))
    if (!source) throw new Error(`${folder} has no ${file}.`)
    const pointer = path.reduce<string>((before, step) => pointerTo(before, step), '')
    const { line, column, length } = rangeOfPointer(source.tree, pointer, pointer === '' ? 'key' : 'value')
    return {
      file: source.file,
      line,
      column,
      length: Math.max(1, length),
      location: locationOf(pointer, source, catalogues[lang].labels),
      sourceLine: source.text.split('\n')[line - 1] ?? '',
    }
  }

  return {
    of(target) {
      const { node, tree } = find(target)
      const file = content.pages.find(({ page }) => page.path === target.path)?.file
      const isBlock = isElement(node) && 'data-block' in attributesOf(node)
      // A block may show more of the events or the site than of its own.
      const own = isBlock ? sourcesWithin(node, tree).filter((each) => each.file === file) : []
      const found = commonSource(own) ?? (target.at?.length ? sourceOf(node, tree) : undefined)
      return locationAt(found ?? { file: file ?? 'dictionary.yaml', path: [] })
    },
    longestTexts(target, count) {
      const { node, tree } = find(target)
      const places = new Map(sourcesWithin(node, tree).map((place) => [JSON.stringify(place), locationAt(place)]))
      return [...places.values()].toSorted((a, b) => b.length - a.length).slice(0, count)
    },
  }
}

/** Renders a page as it was built, but with a mark after each of its texts. */
function markedRendering(content: Content, path: string, language: Language): MarkedRendering {
  const provenance = new Provenance()
  const marked = currentContent(markedContent(content, path, provenance), todayInLisbon())
  const found = marked.pages.find(({ page }) => page.path === path)
  const localised = found ? localisePage(marked, found.page, language, anyPicture) : localiseNotFound(marked, language)
  const root = parseFragment(renderPage(localised))
  const own = (node: Node): ContentPath[] => {
    const texts =
      'value' in node ? [node.value] : isElement(node) ? markedAttributes.map((name) => attributesOf(node)[name]) : []
    return texts
      .flatMap((text) => unmarked(text ?? '')?.numbers ?? [])
      .flatMap((number) => provenance.sources[number] ?? [])
  }
  const tree: RenderedTree<Node> = {
    parentOf: (node) => ('parentNode' in node ? node.parentNode : null),
    childrenOf,
    nameOf: ({ nodeName }) => nodeName,
    isRoot: (node) => node === root,
    own,
  }
  return { root, tree }
}

/** A picture's address and size move no element. */
const anyPicture = () => ({ width: 3, height: 2, src: '', sources: [], placeholder: { columns: 1, colours: [] } })
