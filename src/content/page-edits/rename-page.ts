import { applyEdits } from '../edit/apply-edit.ts'
import type { Edit } from '../edit/edit.ts'
import { fileNameFor } from './file-name.ts'
import { linksTo } from './links-to.ts'
import type { TextChanges, Texts } from './texts.ts'

/**
 * Gives a page another path. Everything that leads to it follows, and so does the name of its file.
 *
 * @param file the page's
 * @throws EditError where one of the texts can't be changed
 */
export function renamePage(texts: Texts, file: string, from: string, to: string): TextChanges {
  const edits = new Map<string, Edit[]>([[file, [{ kind: 'set', path: ['path'], value: to }]]])
  for (const link of linksTo(texts, from))
    edits.set(link.file, [...(edits.get(link.file) ?? []), { kind: 'set', path: link.path, value: link.to(to) }])
  const isThere = (name: string) => name !== file && texts.has(name)
  const renamed = fileNameFor(to, isThere)
  const changes = new Map<string, string | null>([[file, null]])
  for (const [name, own] of edits) changes.set(name === file ? renamed : name, applyEdits(texts.get(name) ?? '', own))
  return changes
}
