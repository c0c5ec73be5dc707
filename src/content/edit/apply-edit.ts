import { addKey, duplicateItem, insertItem, moveItem, remove } from './collections.ts'
import { EditError, type Edit } from './edit.ts'
import { isReadable, rememberEdited } from './read.ts'
import { setValue } from './set-value.ts'

/**
 * Makes one change to the text of a YAML file. Outside the lines of what changed every byte stays as it is: comments,
 * empty lines, quotes, order, line endings, a byte order mark. What is written reads back as exactly the value that was
 * given. Throws an EditError if the change cannot be made.
 */
export function applyEdit(text: string, edit: Edit): string {
  return applyEdits(text, [edit])
}

/** Makes several changes, one after the other, or none of them if one throws. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const original = text.slice(mark.length)
  const before = original.includes('\r') ? original.replaceAll(/\r\n?/g, '\n') : original
  refuseUnreadable(before)
  const lines = before.split('\n')
  const after = edits.reduce(changedLines, lines as readonly string[]).join('\n')
  if (after === before) return text
  remember(after)
  const edited = mark + (original === before ? after : withLineEnds(original, lines, after.split('\n')))
  const [only] = edits
  if (edits.length === 1 && only?.kind === 'set' && typeof only.value === 'string')
    rememberEdited(text, only.path, only.value, edited)
  return edited
}

/** Texts that are known to be readable, because edits made them: they need not be parsed as a whole again. */
const readable = new Set<string>()
/** As many files as are likely to be edited at a time. */
const remembered = 8

function refuseUnreadable(text: string): void {
  if (readable.has(text)) return
  if (!isReadable(text)) throw new EditError('unreadable', 'The text is no YAML that the project reads.')
  remember(text)
}

function remember(text: string): void {
  readable.add(text)
  const [oldest = ''] = readable
  if (readable.size > remembered) readable.delete(oldest)
}

function changedLines(lines: readonly string[], edit: Edit): readonly string[] {
  switch (edit.kind) {
    case 'set':
      return setValue(lines, edit.path, edit.value)
    case 'addKey':
      return addKey(lines, edit.path, edit.key, edit.value, edit.at)
    case 'insertItem':
      return insertItem(lines, edit.path, edit.at, edit.value)
    case 'moveItem':
      return moveItem(lines, edit.path, edit.to)
    case 'duplicateItem':
      return duplicateItem(lines, edit.path)
    case 'remove':
      return remove(lines, edit.path)
  }
}

/** The lines with the line endings that they had; new lines with that of the first. */
function withLineEnds(original: string, before: readonly string[], after: readonly string[]): string {
  const ends = original.match(/\r\n?|\n/g) ?? []
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  let sameAtEnd = 0
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++
  const endOf = (row: number): string => {
    if (row === after.length - 1) return ''
    const kept = row < same ? row : row >= after.length - sameAtEnd ? row - after.length + before.length : -1
    return ends[kept] ?? ends[0] ?? '\n'
  }
  return after.map((line, row) => line + endOf(row)).join('')
}
