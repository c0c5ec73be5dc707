import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogues } from '../../content/check/messages/report.ts'
import { formatDiagnostics } from '../../content/check/messages/format.ts'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { defaultToolLanguage, toolLanguages } from '../../content/model/language.ts'
import { launchChromium } from '../../disk/browser/chromium.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { buildSite } from '../../generate/build-site.ts'
import { auditSite, type SiteToAudit } from '../audit/audit-site.ts'
import { auditCatalogues } from '../audit/messages.ts'
import type { CommandResult, OptionValues } from './run-command.ts'

export const preflightOptions = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage, choices: toolLanguages },
  format: { type: 'string', default: 'text', choices: ['text', 'line', 'github'] },
  /** A file for the report as Markdown, which GitHub shows on the page of a run. */
  summary: { type: 'string' },
} as const

/** The preflight command. It succeeds if the content is ready to go live. */
export async function preflightCommand(options: OptionValues<typeof preflightOptions>): Promise<CommandResult> {
  const { content, lang, format, summary: file } = options
  const { diagnostics, summary, ready } = await preflight({ content, lang })
  const report = formatDiagnostics(diagnostics, { lang, format })
  if (file) {
    const lines = diagnostics.map((each) => `- **${each.file}:${each.line}** ${each.message}`)
    appendFileSync(file, [`### ${summary}`, '', ...lines, ''].join('\n'))
  }
  return { output: report ? `${report}\n\n${summary}` : summary, succeeded: ready }
}

/**
 * Finds out whether content can go live: checks it as for a release, builds it elsewhere, and audits every page.
 * Samples are reported and keep it from being ready, but not from being audited.
 * @returns everything that is reported, the last line of the report, and whether a release would be published
 * @throws whatever a build, a browser and the file system throw
 */
export async function preflight({ content, lang }: Pick<SiteToAudit, 'content' | 'lang'>) {
  const { content: loaded, diagnostics, counts } = await loadContentFolder(content, { lang })
  if (!loaded) {
    const summary = `${catalogues[lang].labels.summary(counts)}\n${auditCatalogues[lang].notLookedAt}`
    return { diagnostics, summary, ready: false }
  }
  const { diagnostics: release } = await loadContentFolder(content, { lang, release: true })

  const parent = await mkdtemp(join(tmpdir(), 'preflight-'))
  const folder = join(parent, 'dist')
  // Why none could be started is for developers; the report says that no page was looked at.
  const browser = await launchChromium().catch(() => undefined)
  try {
    await buildSite(content, folder)
    const audited = await auditSite({ folder, content, address: loaded.site.address, lang, browser })
    const all: readonly Report[] = [...release, ...audited.diagnostics]
    const errors = all.filter(({ severity }) => severity === 'error').length
    const samples = release.length - diagnostics.length
    const messages = auditCatalogues[lang]
    const summary = errors
      ? messages.notReady({ errors, samples })
      : messages.ready({ pages: audited.pages, warnings: all.length })
    return { diagnostics: all, summary, ready: errors === 0 }
  } finally {
    await browser?.close()
    await rm(parent, { recursive: true })
  }
}
