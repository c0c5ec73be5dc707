import { valueAtPath } from '../../model/own-property.ts'
import { applyEdit } from '../../yaml/edit/apply-edit.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import { readValue } from '../../yaml/edit/read.ts'
import { fileKind } from '../../model/file-kind.ts'
import type { Value } from '../../model/source.ts'
import { fieldsOf, nodeAt } from '../../model/schema/schema-node.ts'
import { linksTo, type PageReference } from './rename-page.ts'
import type { TextChanges, Texts } from './places-in-texts.ts'

/** What happens to something that led to the removed page. */
interface LooseLink {
  readonly link: PageReference
  /** It is removed if its list can do without it; otherwise it leads to the home page. */
  readonly becomes: 'removed' | 'home'
}

export interface PageRemoval {
  readonly changes: TextChanges
  readonly links: readonly LooseLink[]
}

/**
 * Removes a page, and takes care that nothing is left leading nowhere.
 *
 * @throws EditError where one of the texts can't be changed
 */
export function removePage(texts: Texts, file: string, path: string): PageRemoval {
  const found = linksTo(texts, path).filter((link) => link.file !== file)
  const changed = new Map<string, string>()
  // From the last one, so that what goes moves none that is still to be looked at.
  const links = found.toReversed().map((link): LooseLink => {
    const text = changed.get(link.file) ?? texts.get(link.file) ?? ''
    const removal = removalOf(link, readValue(text))
    changed.set(link.file, applyEdit(text, removal ?? { kind: 'set', path: link.path, value: link.to('/') }))
    return { link, becomes: removal ? 'removed' : 'home' }
  })
  return { changes: new Map([...changed, [file, null] as const]), links: links.toReversed() }
}

/** The edit that removes a button from its list; undefined if it is not in one, or if the list needs it. */
function removalOf({ file, path }: PageReference, value: Value | undefined): Edit | undefined {
  const item = path.slice(0, -1)
  const list = item.slice(0, -1)
  const node = nodeAt(fileKind(file), value, list)
  const items = valueAtPath(value, list)
  if (!node || !Array.isArray(items)) return undefined
  if (items.length > Number(node.schema['minItems'] ?? 0)) return { kind: 'remove', path: item }
  const around = nodeAt(fileKind(file), value, list.slice(0, -1))
  const isNeeded = !around || fieldsOf(around).some(({ key, required }) => key === list.at(-1) && required)
  return isNeeded ? undefined : { kind: 'remove', path: list }
}
