import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../disk/browser/chromium.ts'
import { buildSite } from '../../generate/build-site.ts'
import { catalogues } from '../../content/check/messages/catalogues.ts'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import type { ToolLanguage } from '../../content/model/tool-language.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { auditSite } from './audit-site.ts'
import { auditCatalogues } from './messages/audit-catalogues.ts'

export interface PreflightResult {
  /** Everything that the content check and the audit of the built site report. */
  readonly diagnostics: readonly Report[]
  /** The last line of a report. */
  readonly summary: string
  /** Whether a release of this content would be published. */
  readonly ready: boolean
}

export interface PreflightOptions {
  readonly content: string
  readonly lang: ToolLanguage
  /** A browser to look with, which stays open. By default one is started for the occasion. */
  readonly browser?: Browser
}

/**
 * Finds out whether content can go live: checks it as for a release, builds it elsewhere, and audits every page.
 * Samples are reported and keep it from being ready, but not from being audited.
 *
 * @throws whatever a build, a browser and the file system throw
 */
export async function preflight({ content, lang, browser }: PreflightOptions): Promise<PreflightResult> {
  const { content: loaded, diagnostics, counts } = await loadContentFolder(content, { lang })
  if (!loaded) {
    const summary = `${catalogues[lang].labels.summary(counts)}\n${auditCatalogues[lang].labels.notLookedAt}`
    return { diagnostics, summary, ready: false }
  }
  const { diagnostics: release } = await loadContentFolder(content, { lang, release: true })

  const parent = await mkdtemp(join(tmpdir(), 'preflight-'))
  const folder = join(parent, 'dist')
  // Why none could be started is for developers; the report says that no page was looked at.
  const chromium = browser ?? (await launchChromium().catch(() => undefined))
  try {
    await buildSite(content, folder)
    const { address } = loaded.site
    const audited = await auditSite({ folder, content, address, lang, ...(chromium && { browser: chromium }) })
    return result([...release, ...audited.diagnostics], release.length - diagnostics.length, audited.pages, lang)
  } finally {
    if (!browser) await chromium?.close()
    await rm(parent, { recursive: true })
  }
}

function result(diagnostics: readonly Report[], samples: number, pages: number, lang: ToolLanguage): PreflightResult {
  const { labels } = auditCatalogues[lang]
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const ready = errors === 0
  return {
    diagnostics,
    ready,
    summary: ready ? labels.ready({ pages, warnings }) : labels.notReady({ errors, samples }),
  }
}
