import { oddYaml } from '../../../testing/odd-yaml.ts'
import { applyEdit } from '../apply-edit.ts'
import { EditError, type Edit, type NewValue } from '../edit.ts'

type Path = (string | number)[]

export const set = (path: Path, value: NewValue): Edit => ({ kind: 'set', path, value })
export const takeAway = (...path: Path): Edit => ({ kind: 'remove', path })
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
    if (error instanceof EditError) return error.message
    throw error
  }
}

/** A typical page. */
export const handWrittenPage = `# Esta página foi escrita à mão.
path: /

title: { pt: Olá, en: Hello } # o nome
blocks:
  # o princípio
  - type: hero
    text:
      pt: Uma frase.
      en: 'A sentence.'

  - type: passage
    text:
      pt: |
        Um parágrafo.

        Outro.
      en: "One: paragraph."
    list:
      - um
      - dois
`

/** The lines that an edit removes and adds. */
export function linesChangedBy(edit: Edit, text = handWrittenPage): string {
  const [before, after] = [text.split('\n'), applyEdit(text, edit).split('\n')]
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  let sameAtEnd = 0
  while (
    sameAtEnd < Math.min(before.length, after.length) - same &&
    before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)
  )
    sameAtEnd++
  const signed = (lines: string[], sign: string): string[] =>
    lines.slice(same, lines.length - sameAtEnd).map((line) => (sign + line).trimEnd())
  return [...signed(before, '-'), ...signed(after, '+')].join('\n')
}
