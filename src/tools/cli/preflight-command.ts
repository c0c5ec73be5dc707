import { appendFileSync } from 'node:fs'
import { auditCatalogues } from '../audit/messages/audit-catalogues.ts'
import { preflight } from '../audit/preflight.ts'
import { formatDiagnostics } from '../../content/check/messages/format.ts'
import { defaultToolLanguage, toolLanguage, toolLanguages } from '../../content/model/tool-language.ts'

export const preflightOptions = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage },
  format: { type: 'string', default: 'text' },
  /** A file for the report as Markdown, which GitHub shows on the page of a run. */
  summary: { type: 'string' },
} as const

const formats = ['text', 'line', 'github'] as const

interface Options {
  readonly content: string
  readonly lang: string
  readonly format: string
  readonly summary?: string | undefined
}

/**
 * The preflight command: what it prints, and whether the content is ready to go live.
 * @throws what `preflight` throws
 */
export async function preflightCommand(options: Options): Promise<{ output: string; ready: boolean }> {
  const lang = toolLanguage(options.lang)
  const format = formats.find((name) => name === options.format)
  if (!lang || !format) {
    const [option, value, known] = lang
      ? ['--format', options.format, formats]
      : ['--lang', options.lang, toolLanguages]
    const { badChoice } = auditCatalogues[lang ?? defaultToolLanguage].labels
    return { output: badChoice({ option, value, known: known.join(', ') }), ready: false }
  }
  const { diagnostics, summary, ready } = await preflight({ content: options.content, lang })
  const report = formatDiagnostics(diagnostics, { lang, format })
  if (options.summary) {
    const lines = diagnostics.map(({ file, line, message }) => `- **${file}:${line}** ${message}`)
    appendFileSync(options.summary, [`### ${summary}`, '', ...lines, ''].join('\n'))
  }
  return { output: report ? `${report}\n\n${summary}` : summary, ready }
}
