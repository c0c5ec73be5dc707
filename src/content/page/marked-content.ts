import type { Content } from '../model/content.ts'
import { fileKind } from '../model/file-kind.ts'
import type { ValuePath } from '../model/pointer.ts'
import { nodeAt } from '../model/schema/schema-node.ts'
import { isText } from '../model/schema/text-node.ts'
import type { Provenance } from './provenance.ts'

/** The content with a mark after each text of one page, and of what all pages share. */
export function markedContent(content: Content, path: string, provenance: Provenance): Content {
  const copy = <T>(value: T, file: string) =>
    provenance.markedCopy(value, file, (place) => isTextAt(value, file, place))
  return {
    site: copy(content.site, 'site.yaml'),
    events: copy({ events: content.events }, 'events.yaml').events,
    dictionary: copy(content.dictionary, 'dictionary.yaml'),
    pages: content.pages.map((each) =>
      each.page.path === path ? { ...each, page: copy(each.page, each.file) } : each,
    ),
  }
}

/** Whether the value at a path of a file is text that visitors read. */
function isTextAt(value: unknown, file: string, path: ValuePath): boolean {
  const node = nodeAt(fileKind(file), value, path)
  return node !== undefined && isText(node)
}
