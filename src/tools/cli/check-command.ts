import { formatDiagnostics, type ReportFormat } from '../../content/check/messages/format.ts'
import { defaultToolLanguage, toolLanguages } from '../../content/model/language.ts'
import { practiceHints } from '../../content/check/practice-hints.ts'
import { catalogues } from '../../content/check/messages/report.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import type { CommandResult, OptionValues } from './run-command.ts'

const formats: readonly ReportFormat[] = ['text', 'line', 'github', 'json']

export const checkOptions = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage, choices: toolLanguages },
  format: { type: 'string', default: 'text', choices: formats },
  /** Whether samples are errors, as for a release. */
  release: { type: 'boolean', default: false },
} as const

/** The check command. It succeeds if the content has no errors. */
export async function checkCommand(options: Partial<OptionValues<typeof checkOptions>>): Promise<CommandResult> {
  const { content: folder = 'content', lang = defaultToolLanguage, format = 'text', release = false } = options
  const { content, diagnostics, counts } = await loadContentFolder(folder, { lang, release })
  const succeeded = counts.errors === 0
  if (format === 'json') return { output: JSON.stringify({ diagnostics, counts }, null, 2), succeeded }
  const report = formatDiagnostics(diagnostics, { lang, format })
  const { labels } = catalogues[lang]
  const hints = content && format === 'text' ? practiceHints(content, lang) : []
  const summary = [labels.summary(counts), ...hints].join('\n')
  return { output: report ? `${report}\n${format === 'text' ? '\n' : ''}${summary}` : summary, succeeded }
}
