import { defaultLanguage, type Language } from '../language.ts'
import type { Problem } from './problem.ts'
import { unseen } from '../parse/characters.ts'
import { wordings } from './messages/messages.ts'

export type ReportFormat = 'text' | 'github' | 'json'

export interface ReportOptions {
  readonly lang?: Language
  readonly format?: ReportFormat
}

/** All problems as one text, without a line break at the end: for the terminal, for a pull request, or for a program. */
export function formatProblems(
  problems: readonly Problem[],
  { lang = defaultLanguage, format = 'text' }: ReportOptions = {},
): string {
  if (format === 'json') return JSON.stringify(problems, null, 2)
  if (format === 'github') return problems.map(asAnnotation).join('\n')
  return problems.map((problem) => asText(problem, lang)).join('\n\n')
}

function asText(problem: Problem, language: Language): string {
  const { frame } = wordings[language]
  const { file, line, column, place, what, remedy, suggestion, also } = problem
  return [
    `${file}:${line}:${column}  ${frame[problem.severity]}${place && ` · ${place}`}`,
    `  ${what}`,
    `  ${remedy}`,
    ...(suggestion
      ? [
          `  ${suggestion.kind === 'add' ? frame.add : frame.shouldRead}`,
          ...suggestion.lines.map((text) => `      ${text}`),
        ]
      : []),
    ...sourceWithCaret(problem),
    ...(also ? [`  ${frame.also} ${also.file}:${also.line}:${also.column}`] : []),
  ].join('\n')
}

/** Columns that are shown of a long line. */
const widest = 100

function sourceWithCaret({ line, column, length, sourceLine }: Problem): string[] {
  if (sourceLine === '') return []
  const from = Math.max(0, Math.min(column - 1 - 30, sourceLine.length - widest))
  const shown = visible(sourceLine.slice(from, from + widest))
  const gutter = `${line} | `
  const caret =
    ' '.repeat(gutter.length + column - 1 - from) +
    '^'.repeat(Math.max(1, Math.min(length, widest - (column - 1 - from))))
  return [`  ${gutter}${shown}`, `  ${caret}`]
}

/** What a terminal would obey or hide is shown as one replacement character. */
const visible = (text: string): string => text.replaceAll('\t', '→').replaceAll(new RegExp(unseen, 'gu'), '\ufffd')

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function asAnnotation({ file, line, column, length, severity, message }: Problem): string {
  const properties = Object.entries({ file, line, col: column, endColumn: column + Math.max(1, length) })
    .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
    .join(',')
  return `::${severity} ${properties}::${escaped(message)}`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
