import { withLineEnds, withLineFeeds } from '../characters.ts'
import type { Tree } from '../../model/source.ts'
import type { Edit, NewValue } from './edit.ts'
import { parseFile } from './locate.ts'
import { addKey, duplicateItem, insertItem, moveItem, remove } from './members.ts'
import { setValue } from './set-value.ts'

/**
 * Makes one change to the text of a YAML file. Outside the lines of what changed every byte stays as it is: comments,
 * empty lines, quotes, order, line endings, a byte order mark. What is written reads back as exactly the value that was
 * given, in composed characters. Throws an EditError if the change cannot be made.
 */
export const applyEdit = (text: string, edit: Edit): string => applyEdits(text, [edit])

/** Makes several changes, one after the other, or none of them if one throws. */
export function applyEdits(text: string, given: readonly Edit[]): string {
  const edits = given.map(composed)
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const original = text.slice(mark.length)
  const lineFeeds = withLineFeeds(original)
  const lastBreak = lineFeeds.endsWith('\n') ? '' : '\n'
  const before = lineFeeds + lastBreak
  parseFile(before)
  const changed = edits.reduce((now, edit) => changedText(parseFile(now), edit), before)
  if (changed === before) return text
  // Setting a value takes care of that itself, without parsing all of it.
  if (edits.at(-1)?.kind !== 'set') parseFile(changed)
  return mark + withLineEnds(original, changed.slice(0, changed.length - lastBreak.length))
}

/** An edit whose value is as it will be read. */
const composed = (edit: Edit): Edit => ('value' in edit ? { ...edit, value: composedValue(edit.value) } : edit)

const composedValue = (value: NewValue): NewValue =>
  JSON.parse(JSON.stringify(value), (_, own: unknown) => (typeof own === 'string' ? own.normalize() : own)) as NewValue

function changedText(file: Tree, edit: Edit): string {
  if (edit.kind === 'set') return setValue(file, edit.path, edit.value)
  if (edit.kind === 'addKey') return addKey(file, edit.path, edit.key, edit.value, edit.at)
  if (edit.kind === 'insertItem') return insertItem(file, edit.path, edit.at, edit.value)
  if (edit.kind === 'moveItem') return moveItem(file, edit.path, edit.to)
  return edit.kind === 'duplicateItem' ? duplicateItem(file, edit.path) : remove(file, edit.path)
}
