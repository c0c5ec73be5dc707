import { error, warning, type Diagnostic, type DiagnosticRange } from '../../model/diagnostic.ts'
import { grouped } from '../../model/by-key.ts'
import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import { textAt, valueAtPath } from '../../model/own-property.ts'
import { pathOf } from '../../model/pointer.ts'
import { itemNode, nodeAt } from '../../model/schema/schema-node.ts'
import type { ToolLanguage } from '../../model/language.ts'
import { oneLine } from '../../yaml/characters.ts'
import { linesOf, pointerOfLine, rangeOfPointer, textRange } from '../../yaml/range.ts'
import { endlessLine, longestCorrected, type Source } from '../../model/source.ts'
import type { Messages, Naming } from './catalogue.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'
import type { ReportedDiagnostic } from './reported-diagnostic.ts'
import { suggestionOf } from './suggestion.ts'

export const catalogues: Readonly<Record<ToolLanguage, typeof pt>> = { pt, en }

/** Whether a diagnostic is about how a file is written, which only its text can show. */
export const isAboutFile = (code: Code): boolean => code in pt.files

const messages: Readonly<Record<ToolLanguage, Messages>> = {
  pt: { ...pt.files, ...pt.values },
  en: { ...en.files, ...en.values },
}

/** What is wrong, and on the next line what to do, for whoever looks at the file. */
export const messageOf = <C extends Code>(code: C, facts: DiagnosticFacts[C], language: ToolLanguage): string =>
  messages[language][code](facts)

export function formMessageOf<C extends Code>(
  code: C,
  facts: DiagnosticFacts[C],
  naming: Naming,
  language: ToolLanguage,
): string {
  const { inFile, forms } = catalogues[language]
  const inForm: { readonly [K in Code]?: (its: DiagnosticFacts[K], naming: Naming) => string } = forms
  return isAboutFile(code)
    ? inFile
    : (inForm[code]?.(facts, naming) ?? messageOf(code, facts, language).replace('\n', ' '))
}

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
  const { labels } = catalogues[language]
  const { code, severity, facts, relatedLocation, times = 1 } = diagnostic
  const [what = '', todo = ''] = messageOf(code, facts, language).split('\n').map(oneLine)
  const remedy = times > 1 ? `${todo} ${labels.more(times - 1)}` : todo
  const source = sources.get(file) ?? unread
  const place = placeIn(source, diagnostic.range, labels)
  const { line, column, length, location, sourceLine } = place
  const suggestion =
    source.text.length > longestCorrected || endlessLine.test(sourceLine)
      ? undefined
      : suggestionOf(diagnostic, source, { line, column, length }, sourceLine)
  const related = relatedLocation && sources.get(relatedLocation.file)
  const other = related && rangeOfPointer(related.tree, relatedLocation.pointer, 'value')
  return {
    ...place,
    file,
    severity,
    code,
    facts,
    what,
    remedy,
    // A correction further left may have moved the place beyond the line as it is in the file.
    column: Math.min(column, sourceLine.length + 1),
    length: Math.max(1, Math.min(length, sourceLine.length - column + 1)),
    message: [location && `${location}:`, what, remedy].filter(Boolean).join(' '),
    ...(suggestion && { suggestion }),
    ...(other && { relatedLocation: { file: related.file, line: other.line, column: other.column } }),
  }
}

/** Where a range is in a file, for its reader. */
export function placeIn(source: Source, range: DiagnosticRange, labels: (typeof pt)['labels']) {
  const { line, column, length } = textRange(range, source.tree)
  const { pointer = pointerOfLine(source.tree, line) } = range
  const sourceLine = linesOf(source.text)[line - 1] ?? ''
  return { pointer, line, column, length, location: oneLine(locationOf(pointer, source, labels)), sourceLine }
}

/** More than these nobody reads, and each takes time to show. */
const mostOfFile = 200

export function firstReports(all: readonly ReportedDiagnostic[], sources: readonly Source[], lang: ToolLanguage) {
  if (all.length <= mostOfFile) return all
  const byPath = new Map(sources.map((each) => [each.file, each]))
  return [...grouped(all, ({ file }) => file)].flatMap(([file = '', own]) => {
    const [next, ...others] = own.slice(mostOfFile)
    if (!next) return own
    const told = [next, ...others].some(({ severity }) => severity === 'error') ? error : warning
    const range = { line: next.line, column: 1, length: 1, pointer: '' }
    const more = told('manyMore', { count: others.length + 1 }, range)
    return [...own.slice(0, mostOfFile), report(more, file, byPath, lang)]
  })
}

const unread: Source = { file: '', kind: 'page', text: '', value: '', complete: false, tree: { root: null, text: '' } }

/** Where a pointer leads in a file, in the writer's words: `bloco 5 (events), evento 2, título`. */
function locationOf(pointer: string, { kind, value }: Source, labels: (typeof pt)['labels']): string {
  const path = pathOf(pointer)
  const parts = path.flatMap((step, index) => {
    const [around, at] = [path.slice(0, index), path.slice(0, index + 1)]
    const current = valueAtPath(value, at)
    if (!Array.isArray(valueAtPath(value, around))) {
      const isSaid = !Array.isArray(current) || index === path.length - 1
      return isSaid ? labels.field(String(step), nodeAt(kind, value, at)) : []
    }
    const list = nodeAt(kind, value, around)
    const type = textAt(current, 'type')
    return `${labels.item(String(around.at(-1)), list && itemNode(list))} ${Number(step) + 1}${type && ` (${type})`}`
  })
  return parts.join(', ')
}
