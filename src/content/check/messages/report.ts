import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Code } from '../../model/diagnostic-facts.ts'
import { ownProperty } from '../../model/own-property.ts'
import { pointerSteps } from '../../model/pointer.ts'
import { childNode, fileNode, itemNode, type SchemaNode } from '../../model/schema/schema-node.ts'
import type { ToolLanguage } from '../../model/language.ts'
import { oneLine } from '../../yaml/characters.ts'
import { pointerOfLine, rangeOfPointer, textRange } from '../../yaml/range.ts'
import type { Source } from '../../model/source.ts'
import type { ReportLabels } from './catalogue.ts'
import { catalogues } from './catalogues.ts'
import type { ReportedDiagnostic } from './reported-diagnostic.ts'
import { suggestionOf } from './suggestion.ts'

/**
 * Gives a diagnostic its line, its column and its words.
 * @param file the path of the file that it is about, which may be one that could not be read
 * @param sources the files that were read, by their paths
 */
export function report<C extends Code>(
  diagnostic: Diagnostic<C>,
  file: string,
  sources: ReadonlyMap<string, Source>,
  language: ToolLanguage,
): ReportedDiagnostic<C> {
  const { messages, labels } = catalogues[language]
  const { code, severity, facts, relatedLocation } = diagnostic
  const [what = '', remedy = ''] = messages[code](facts).split('\n').map(oneLine)
  const source = sources.get(file) ?? unread
  const { line, column, length } = textRange(diagnostic.range, source.tree)
  const { pointer = pointerOfLine(source.tree, line) } = diagnostic.range
  const sourceLine = source.text.split('\n')[line - 1] ?? ''
  const location = oneLine(locationOf(pointer, source, labels))
  const suggestion = suggestionOf(diagnostic, source, { line, column, length }, sourceLine)
  const related = relatedLocation && sources.get(relatedLocation.file)
  return {
    file,
    severity,
    code,
    facts,
    what,
    remedy,
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

/** A file that could not be read, or a folder. */
const unread: Source = { file: '', kind: 'page', text: '', value: '', complete: false, tree: { root: null, text: '' } }

function position(source: Source, pointer: string): { line: number; column: number } {
  const { line, column } = rangeOfPointer(source.tree, pointer, 'value')
  return { line, column }
}

/** Where a pointer leads in a file, in the writer's words: `bloco 5 (events), evento 2, título`. */
export function locationOf(
  pointer: string,
  { kind, value }: Pick<Source, 'kind' | 'value'>,
  labels: ReportLabels,
): string {
  const parts: string[] = []
  let current: unknown = value
  let node: SchemaNode | undefined = fileNode(kind)
  let key = ''
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    const parent: SchemaNode | undefined = node
    if (Array.isArray(current)) {
      current = (current as unknown[])[Number(step)]
      node = parent && childNode(parent, Number(step), current)
      const type = ownProperty(current, 'type')
      const item = labels.item(key, parent && itemNode(parent))
      parts.push(`${item} ${Number(step) + 1}` + (typeof type === 'string' && type ? ` (${type})` : ''))
    } else {
      current = ownProperty(current, step)
      node = parent && childNode(parent, step, current)
      key = step
      if (!Array.isArray(current) || index === steps.length - 1) parts.push(labels.field(key, node))
    }
  }
  return parts.join(', ')
}
