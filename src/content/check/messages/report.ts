import type { Diagnostic, DiagnosticRange, TextRange } from '../../model/diagnostic.ts'
import type { Code } from '../../model/diagnostic-facts.ts'
import type { ToolLanguage } from '../../model/tool-language.ts'
import { oneLine } from '../../yaml/characters.ts'
import { pointerOfLine, rangeOfPointer } from '../../yaml/range.ts'
import { linesOf, type Source } from '../../model/source.ts'
import { locationOf } from './location.ts'
import { catalogues } from './catalogues.ts'
import type { ReportedDiagnostic } from './reported-diagnostic.ts'
import { suggestionOf } from './suggestion.ts'

/** The files that were read, by their paths. */
export type Sources = ReadonlyMap<string, Source>

/**
 * Gives a diagnostic its line, its column and its words.
 * @param file the path of the file that it is about, which may be one that could not be read
 */
export function report<C extends Code>(
  diagnostic: Diagnostic<C>,
  file: string,
  sources: Sources,
  language: ToolLanguage,
): ReportedDiagnostic<C> {
  const { messages, labels } = catalogues[language]
  const { code, severity, facts, relatedLocation } = diagnostic
  const [what = '', remedy = ''] = messages[code](facts).split('\n').map(oneLine)
  const common = { file, severity, code, facts, what, remedy }
  const source = sources.get(file)
  if (!source)
    return {
      ...common,
      pointer: '',
      line: 1,
      column: 1,
      length: 0,
      location: '',
      message: `${what} ${remedy}`,
      sourceLine: '',
    }

  const { line, column, length, pointer } = located(source, diagnostic.range)
  const sourceLine = linesOf(source)[line - 1] ?? ''
  const location = oneLine(locationOf(pointer, source, labels))
  const suggestion = suggestionOf(diagnostic, source, { line, column, length }, sourceLine)
  const related = relatedLocation && sources.get(relatedLocation.file)
  return {
    ...common,
    pointer,
    line,
    // A correction further left may have moved the place beyond the line as it is in the file.
    column: Math.min(column, sourceLine.length + 1),
    length: Math.max(1, Math.min(length, sourceLine.length - column + 1)),
    location,
    message: [location && `${location}:`, what, remedy].filter(Boolean).join(' '),
    sourceLine,
    ...(suggestion && { suggestion }),
    ...(related && { relatedLocation: { file: related.file, ...position(related, relatedLocation.pointer) } }),
  }
}

function located(source: Source, range: DiagnosticRange): TextRange & { readonly pointer: string } {
  if (!('line' in range)) return { ...rangeOfPointer(source.tree, range.pointer, range.part), pointer: range.pointer }
  return { ...range, pointer: range.pointer ?? pointerOfLine(source.tree, range.line) }
}

function position(source: Source, pointer: string): { line: number; column: number } {
  const { line, column } = rangeOfPointer(source.tree, pointer, 'value')
  return { line, column }
}
