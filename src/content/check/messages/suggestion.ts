import type { Diagnostic, DiagnosticRange, NewValues, TextRange } from '../../model/diagnostic.ts'
import { valueAtPointer } from '../../model/own-property.ts'
import { pathOf } from '../../model/pointer.ts'
import type { Source, Tree } from '../../model/source.ts'
import { EditError } from '../../yaml/edit/edit.ts'
import { parseFile } from '../../yaml/edit/locate.ts'
import { addKey } from '../../yaml/edit/members.ts'
import { setValue } from '../../yaml/edit/set-value.ts'
import { parsedNodeAt } from '../../yaml/range.ts'
import { isQuoted } from '../../yaml/quotes.ts'
import type { Suggestion } from './reported-diagnostic.ts'

/** The lines as they should read, or those to add, if a diagnostic knows how to correct the file. */
export function suggestionOf(
  { fix, range }: Pick<Diagnostic, 'fix' | 'range'>,
  source: Source,
  textRange: TextRange,
  line: string,
): Suggestion | undefined {
  if (fix?.kind === 'lines') return suggestion(textRange.line, fix.count ?? fix.lines.length, fix.lines)
  if (fix?.kind === 'values') return changedLines(source.tree.text, edited(source.tree, fix.values))
  if (!fix || !isComplete(line, textRange, range, source)) return undefined
  const start = textRange.column - 1
  return suggestion(textRange.line, 1, [line.slice(0, start) + fix.by + line.slice(start + textRange.length)])
}

const suggestion = (line: number, count: number, lines: readonly string[]): Suggestion => ({
  kind: count === 0 ? 'add' : lines.length === 0 ? 'remove' : 'replace',
  line,
  count,
  lines,
})

/** Whether a text is all on one line: of a longer one, only the first line would be replaced. */
function isComplete(line: string, { column, length }: TextRange, range: DiagnosticRange, { value }: Source): boolean {
  if ('line' in range || range.part === 'key') return true
  const written = line.slice(column - 1, column - 1 + length)
  return isQuoted(written) || written === String(valueAtPointer(value, range.pointer))
}

/** A file with values written into it, as the editor writes them. As it was if one of them cannot be written. */
function edited({ root, text: before }: Tree, values: NewValues): string {
  try {
    let text = before.endsWith('\n') ? before : `${before}\n`
    for (const [at, [pointer, value]] of Object.entries(values).entries()) {
      // Parsing takes longer than all the rest: only a text that has changed is parsed again.
      const file = at === 0 ? { root, text } : parseFile(text)
      const path = pathOf(pointer)
      const isThere = parsedNodeAt(file.root, pointer).found
      text = isThere ? setValue(file, path, value) : addKey(file, path.slice(0, -1), String(path.at(-1)), value)
    }
    return text
  } catch (thrown) {
    if (thrown instanceof EditError) return before
    throw thrown
  }
}

function changedLines(before: string, after: string): Suggestion | undefined {
  const [was = [], is = []] = [before, after].map((text) => text.replace(/\n$/, '').split('\n'))
  const start = was.findIndex((line, at) => line !== is[at])
  const first = start === -1 ? was.length : start
  const most = Math.min(was.length, is.length) - first
  const behind = Array.from({ length: most }, (_, at) => was.at(-1 - at) !== is.at(-1 - at)).indexOf(true)
  const same = behind === -1 ? most : behind
  const lines = is.slice(first, is.length - same)
  const count = was.length - same - first
  return count + lines.length === 0 ? undefined : suggestion(first + 1, count, lines)
}
