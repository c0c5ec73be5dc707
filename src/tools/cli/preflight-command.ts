import { appendFileSync } from 'node:fs'
import { preflight } from '../audit/preflight.ts'
import { formatDiagnostics } from '../../content/check/messages/format.ts'
import { defaultToolLanguage, toolLanguages } from '../../content/model/tool-language.ts'
import type { CommandResult, OptionValues } from './run-command.ts'

export const preflightOptions = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage, choices: toolLanguages },
  format: { type: 'string', default: 'text', choices: ['text', 'line', 'github'] },
  /** A file for the report as Markdown, which GitHub shows on the page of a run. */
  summary: { type: 'string' },
} as const

/**
 * The preflight command. It succeeds if the content is ready to go live.
 * @throws what `preflight` throws
 */
export async function preflightCommand({
  content,
  lang,
  format,
  summary: file,
}: OptionValues<typeof preflightOptions>): Promise<CommandResult> {
  const { diagnostics, summary, ready } = await preflight({ content, lang })
  const report = formatDiagnostics(diagnostics, { lang, format })
  if (file) {
    const lines = diagnostics.map((each) => `- **${each.file}:${each.line}** ${each.message}`)
    appendFileSync(file, [`### ${summary}`, '', ...lines, ''].join('\n'))
  }
  return { output: report ? `${report}\n\n${summary}` : summary, succeeded: ready }
}
