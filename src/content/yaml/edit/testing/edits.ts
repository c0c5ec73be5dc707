import { oddYaml } from '../../../testing/odd-yaml.ts'
import { EditError, type Edit, type NewValue } from '../edit.ts'
import { linesChangedBy } from './lines-changed-by.ts'

type Path = (string | number)[]

export const set = (path: Path, value: NewValue): Edit => ({ kind: 'set', path, value })
export const takeAway = (...path: Path): Edit => ({ kind: 'remove', path })
export const move = (path: Path, to: number): Edit => ({ kind: 'moveItem', path, to })
export const insert = (path: Path, at: number, value: NewValue): Edit => ({ kind: 'insertItem', path, at, value })
export const add = (path: Path, key: string, value: NewValue, at?: number): Edit => ({
  kind: 'addKey',
  path,
  key,
  value,
  ...(at !== undefined && { at }),
})

/** What each of several edits does to a text by itself: the lines that it changes, or why it is refused. */
export const changesOf = (edits: readonly Edit[], text = oddYaml): string =>
  edits.map((edit) => changeOf(edit, text)).join('\n\n')

function changeOf(edit: Edit, text: string): string {
  try {
    return linesChangedBy(edit, text) || 'nothing'
  } catch (error) {
    if (error instanceof EditError) return `${error.reason}: ${error.message}`
    throw error
  }
}
