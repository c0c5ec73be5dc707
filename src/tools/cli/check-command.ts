import { parseArgs } from 'node:util'
import { formatDiagnostics, type ReportFormat } from '../../content/check/messages/format.ts'
import { defaultToolLanguage, toolLanguage, type ToolLanguage } from '../../content/model/tool-language.ts'
import { practiceHints } from '../../content/check/practice-hints.ts'
import { catalogues } from '../../content/check/messages/catalogues.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { failureLine } from './failure-messages.ts'

const formats: readonly ReportFormat[] = ['text', 'line', 'github', 'json']
const usage = 'npm run check -- [--content DIR] [--lang pt|en] [--format text|line|github|json] [--release]'

export interface CheckResult {
  readonly output: string
  /** 0 without errors, 1 with errors in the content, 2 when the command was not understood. */
  readonly exitCode: 0 | 1 | 2
}

/** The check command: its arguments, and what it prints. */
export async function checkCommand(args: readonly string[]): Promise<CheckResult> {
  const options = readOptions(args)
  if ('fault' in options) return { output: `${options.fault}\n${usage}`, exitCode: 2 }
  const { folder, lang, format, release } = options
  const loaded = await loadContentFolder(folder, { lang, release }).catch((error: unknown) => {
    const line = failureLine(error, lang, usage)
    if (line === undefined) throw error
    return line
  })
  if (typeof loaded === 'string') return { output: loaded, exitCode: 1 }
  const { content, diagnostics, counts } = loaded
  const exitCode = counts.errors > 0 ? 1 : 0
  if (format === 'json') return { output: JSON.stringify({ diagnostics, counts }, null, 2), exitCode }
  const report = formatDiagnostics(diagnostics, { lang, format })
  const { labels } = catalogues[lang]
  const hints = content && format === 'text' ? practiceHints(content).map((hint) => labels.hints[hint]) : []
  const summary = [labels.summary(counts), ...hints].join('\n')
  return { output: report ? `${report}\n${format === 'text' ? '\n' : ''}${summary}` : summary, exitCode }
}

interface Options {
  readonly folder: string
  readonly lang: ToolLanguage
  readonly format: ReportFormat
  readonly release: boolean
}

function readOptions(args: readonly string[]): Options | { readonly fault: string } {
  const known = {
    content: { type: 'string' },
    lang: { type: 'string' },
    format: { type: 'string' },
    release: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args: [...args], options: known })
    const lang = toolLanguage(values.lang ?? defaultToolLanguage)
    const format = formats.find((name) => name === (values.format ?? 'text'))
    if (!lang) return { fault: `--lang: pt | en, not '${values.lang}'.` }
    if (!format) return { fault: `--format: text | line | github | json, not '${values.format}'.` }
    return { folder: values.content ?? 'content', lang, format, release: values.release ?? false }
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error) }
  }
}
