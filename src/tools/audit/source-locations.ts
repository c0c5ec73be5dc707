import { load } from 'cheerio'
import type { SourceCache } from '../../content/check/recover/read-source.ts'
import { catalogues, placeIn } from '../../content/check/messages/report.ts'
import { todayInLisbon } from '../../content/dates/lisbon.ts'
import type { Content } from '../../content/model/content.ts'
import { keyAt, valueAt } from '../../content/model/diagnostic.ts'
import { fileKind, pointerTo } from '../../content/model/source.ts'
import type { ToolLanguage } from '../../content/model/language.ts'
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
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { renderPage } from '../../site/shell/entry-server.tsx'
import { rootId } from '../../site/shell/program.ts'
import type { BuiltNode, AuditedPage } from './built-pages.ts'

export type PageName = Pick<AuditedPage, 'path' | 'language'>

/** A function that finds where in a content folder an element of a page was written; else its block or its page. */
export async function sourceLocations(folder: string, lang: ToolLanguage) {
  const cache: SourceCache = new Map()
  const { content } = await loadContentFolder(folder, { cache })
  if (!content) throw new Error(`The content of ${folder} has errors.`)
  const renderings = new Map<string, ReturnType<typeof markedRendering>>()

  function locationAt({ file, path }: ContentPath) {
    const kind = fileKind(file)
    const source = [...cache.values()].find((each) => (kind === 'page' ? each.file === file : each.kind === kind))
    if (!source) throw new Error(`${folder} has no ${file}.`)
    const pointer = path.reduce<string>(pointerTo, '')
    const place = placeIn(source, pointer === '' ? keyAt('') : valueAt(pointer), catalogues[lang].labels)
    return { ...place, file: source.file, length: Math.max(1, place.length) }
  }

  return ({ path, language }: PageName, selector: string) => {
    const key = `${language} ${path}`
    const rendering = renderings.get(key) ?? markedRendering(content, { path, language })
    renderings.set(key, rendering)
    const { $, tree } = rendering
    let [element] = $<BuiltNode, string>(selector)
    // What a script has added to the page is not in this rendering, but what is around it is.
    for (let outer = selector; outer && !element; [element] = $<BuiltNode, string>(outer))
      outer = outer.replace(/(?:^| > )[^>]*$/, '')
    const file = content.pages.find(({ page }) => page.path === path)?.file
    // A block may show more of the events or the site than of its own.
    const own = element && $(element).is('[data-block]') ? sourcesWithin(element, tree) : []
    const found = commonSource(own.filter((each) => each.file === file)) ?? (element && sourceOf(element, tree))
    return locationAt(found ?? { file: file ?? 'dictionary.yaml', path: [] })
  }
}

/** The texts of a node that may have marks. */
const textsOf = (node: BuiltNode) =>
  'data' in node ? [node.data] : 'attribs' in node ? markedAttributes.map((name) => node.attribs[name]) : []

/** Renders a page as it was built, but with a mark after each of its texts. */
function markedRendering(content: Content, { path, language }: PageName) {
  const provenance = new Provenance()
  const marked = currentContent(markedContent(content, path, provenance), todayInLisbon())
  const found = marked.pages.find(({ page }) => page.path === path)
  const localised = found ? localisePage(marked, found.page, language, anyPicture) : localiseNotFound(marked, language)
  const $ = load(`<div id="${rootId}">${renderPage(localised)}</div>`)
  const tree: RenderedTree<BuiltNode> = {
    parentOf: ({ parent }) => (parent && $(parent).closest(`#${rootId}`)[0]) ?? null,
    childrenOf: (node) => ('children' in node ? node.children : []),
    nameOf: (node) => (node.type === 'text' ? '#text' : 'name' in node ? node.name : ''),
    isRoot: (node) => 'attribs' in node && node.attribs['id'] === rootId,
    own: (node) =>
      textsOf(node)
        .flatMap((text) => unmarked(text ?? '')?.numbers ?? [])
        .flatMap((number) => provenance.sources[number] ?? []),
  }
  return { $, tree }
}

/** A picture's address and size move no element. */
const anyPicture = () => ({ width: 3, height: 2, src: '', sources: [], placeholder: { columns: 1, colours: [] } })
