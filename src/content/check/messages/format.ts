import { defaultToolLanguage, type ToolLanguage } from '../../model/language.ts'
import type { Report } from './reported-diagnostic.ts'
import { unseen } from '../../yaml/characters.ts'
import { catalogues } from './report.ts'

export type ReportFormat = 'text' | 'line' | 'github' | 'json'

/**
 * All diagnostics as one text, without a line break at the end: for the terminal, for an editor that lists the problems
 * of a task, one line each, for a pull request, or for a program.
 */
export function formatDiagnostics(
  diagnostics: readonly Report[],
  { lang = defaultToolLanguage, format = 'text' as ReportFormat } = {},
): string {
  if (format === 'json') return JSON.stringify(diagnostics, null, 2)
  if (format === 'github') return diagnostics.map((diagnostic) => asAnnotation(diagnostic, lang)).join('\n')
  if (format === 'line') return diagnostics.map((diagnostic) => asLine(diagnostic, lang)).join('\n')
  return diagnostics.map((diagnostic) => asText(diagnostic, lang)).join('\n\n')
}

function asText(diagnostic: Report, language: ToolLanguage): string {
  const { labels } = catalogues[language]
  const { file, line, column, location, what, remedy, suggestion, relatedLocation } = diagnostic
  return [
    `${file}:${line}:${column}  ${labels[diagnostic.severity]}${location && ` · ${location}`}`,
    `  ${what}`,
    `  ${remedy}`,
    ...(suggestion ? [`  ${labels.correction(suggestion)}`, ...suggestion.lines.map((text) => `      ${text}`)] : []),
    ...sourceWithCaret(diagnostic),
    ...(relatedLocation
      ? [`  ${labels.relatedLocation} ${relatedLocation.file}:${relatedLocation.line}:${relatedLocation.column}`]
      : []),
  ].join('\n')
}

/** How many columns of a long line are shown. */
const widest = 100

function sourceWithCaret({ line, column, length, sourceLine }: Report): string[] {
  if (sourceLine === '') return []
  const from = Math.max(0, Math.min(column - 1 - 30, sourceLine.length - widest))
  const shown = visible(sourceLine.slice(from, from + widest))
  const gutter = `${line} | `
  const before = column - 1 - from
  const caret = ' '.repeat(gutter.length + before) + '^'.repeat(Math.max(1, Math.min(length, widest - before)))
  return [`  ${gutter}${shown}`, `  ${caret}`]
}

/** Control and invisible characters, each shown as one replacement character. */
const visible = (text: string): string => text.replaceAll('\t', '→').replaceAll(new RegExp(unseen, 'gu'), '\ufffd')

/** Everything in one line, as the patterns of `.vscode/tasks.json` take it apart. */
function asLine(diagnostic: Report, language: ToolLanguage): string {
  const { file, line, column, length, severity, message } = diagnostic
  const place = `${file}:${line}:${column}-${column + Math.max(1, length)}`
  const text = [message, ...correctionLines(diagnostic, language)].join(' ⏎ ')
  return `${place}  ${catalogues[language].labels[severity]}: ${visible(text)}`
}

const correctionLines = ({ suggestion }: Report, language: ToolLanguage): readonly string[] =>
  suggestion ? [catalogues[language].labels.correction(suggestion), ...suggestion.lines] : []

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function asAnnotation(diagnostic: Report, language: ToolLanguage): string {
  const { file, line, column, length, severity, message } = diagnostic
  const properties = Object.entries({ file, line, col: column, endColumn: column + Math.max(1, length) })
    .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
    .join(',')
  return `::${severity} ${properties}::${escaped([message, ...correctionLines(diagnostic, language)].join('\n'))}`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
