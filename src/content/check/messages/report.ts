import { error, warning } from '../../model/diagnostic.ts'
import type { Diagnostic, DiagnosticRange, NewValues, TextRange } from '../../model/diagnostic.ts'
import { grouped } from '../../model/by-key.ts'
import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import { textAt, valueAtPath, valueAtPointer, pathOf, endlessLine, longestCorrected } from '../../model/source.ts'
import type { Source, Tree } from '../../model/source.ts'
import { itemNode, nodeAt } from '../../model/schema/schema-node.ts'
import type { ToolLanguage } from '../../model/language.ts'
import { oneLine } from '../../yaml/characters.ts'
import { linesOf, pointerOfLine, rangeOfPointer, textRange, parsedNodeAt } from '../../yaml/range.ts'
import type { Messages, Naming, ReportedDiagnostic, Suggestion } from './reported-diagnostic.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'
import { EditError } from '../../yaml/edit/edit.ts'
import { parseFile } from '../../yaml/edit/locate.ts'
import { addKey } from '../../yaml/edit/members.ts'
import { setValue } from '../../yaml/edit/set-value.ts'
import { isQuoted } from '../../yaml/quotes.ts'

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

export function formMessageOf<C extends Code>(code: C, facts: DiagnosticFacts[C], naming: Naming, lang: ToolLanguage) {
  const { inFile, forms } = catalogues[lang]
  const inForm: { readonly [K in Code]?: (its: DiagnosticFacts[K], naming: Naming) => string } = forms
  return isAboutFile(code) ? inFile : (inForm[code]?.(facts, naming) ?? messageOf(code, facts, lang).replace('\n', ' '))
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
  return [...grouped(all, ({ file }) => file)].flatMap(([file, own]) => {
    const [next, ...others] = own.slice(mostOfFile)
    if (!next) return own
    const told = [next, ...others].some(({ severity }) => severity === 'error') ? error : warning
    const more = told('manyMore', { count: others.length + 1 }, { line: next.line, column: 1, length: 1, pointer: '' })
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

/** The lines as they should read, or those to add, if a diagnostic knows how to correct the file. */
function suggestionOf({ fix, range }: Pick<Diagnostic, 'fix' | 'range'>, source: Source, at: TextRange, line: string) {
  if (fix?.kind === 'lines') return suggestion(at.line, fix.count ?? fix.lines.length, fix.lines)
  if (fix?.kind === 'values') return changedLines(source.tree.text, edited(source.tree, fix.values))
  if (!fix || !isComplete(line, at, range, source)) return undefined
  const start = at.column - 1
  return suggestion(at.line, 1, [line.slice(0, start) + fix.by + line.slice(start + at.length)])
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
