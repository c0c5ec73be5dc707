import { applyEdit } from '../apply-edit.ts'
import type { Edit, EditError } from '../edit.ts'

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

/** The reason and the message of an edit that cannot be made, or `made`. */
export function refusalOf(make: () => unknown): string {
  try {
    make()
  } catch (thrown) {
    const { reason, message } = thrown as EditError
    return `${reason}: ${message}`
  }
  return 'made'
}
