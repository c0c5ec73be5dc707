import type { Browser } from 'playwright-core'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { defaultLanguage } from '../../content/model/language.ts'
import type { ToolLanguage } from '../../content/model/tool-language.ts'
import { startServer } from '../preview/start-server.ts'
import { auditCatalogues } from './messages/audit-catalogues.ts'
import type { AuditCatalogue, Message } from './messages/pt.ts'
import { builtDocuments, builtPages, addressOf, type LocalisedBuiltPage } from './built-document.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import { type PageElement, type SourceLocations, sourceLocations } from './source-locations.ts'
import { deadLinks } from './dead-links.ts'
import { htmlFaults } from './html-faults.ts'
import { inspectPages, type PageFaults } from './inspect-pages.ts'
import { blockWeights, pageBudget, pictureBudget, pictureWeights, weightOf, type Weighed } from './weight.ts'

export interface SiteToAudit {
  /** The folder of a built site. */
  readonly folder: string
  /** The checked content that it was built from. */
  readonly content: string
  /** The address of the site once it is published, without a slash at the end. */
  readonly address: string
  /** The language of the messages. */
  readonly lang: ToolLanguage
  /** Without one, that is reported and everything else is checked. */
  readonly browser?: Browser
}

export interface AuditedSite {
  readonly diagnostics: readonly Report[]
  /** How many pages there are, without the not-found page. */
  readonly pages: number
}

/**
 * Checks a built site for what must be true of any content: every address answers, the HTML is valid, axe finds
 * nothing, and everything can be read on a narrow phone and at twice the text size. What is too heavy is a warning.
 *
 * @throws whatever the browser, the server and the file system throw
 */
export async function auditSite({ folder, content, address, lang, browser }: SiteToAudit): Promise<AuditedSite> {
  const locations = await sourceLocations(content, lang)
  const audit = auditReport(locations, lang)
  const pages = builtPages(folder)
  for (const page of pages) await reportFaults(page, audit)

  const { url, close } = await startServer({ folder, port: 0 })
  try {
    for (const { page, element, address: dead, fault } of await deadLinks(pages, { url, address })) {
      audit.report(fault, { address: dead }, { ...page, ...element.position })
    }
    if (browser) for (const faults of await inspectPages(browser, url, pages, lang)) reportPageFaults(faults, audit)
    else audit.report('noBrowser', {}, { path: '/', language: defaultLanguage })
  } finally {
    await close()
  }

  reportWeights(folder, locations, audit)
  const paths = new Set(pages.map(({ path }) => path).filter((path) => path !== notFoundPath))
  return { diagnostics: audit.diagnostics, pages: paths.size }
}

async function reportFaults(
  { path, language, html, elements }: LocalisedBuiltPage,
  { report }: AuditReport,
): Promise<void> {
  for (const { rule, message, offset } of await htmlFaults(html)) {
    const element = elements.findLast(({ range }) => range && range[0] <= offset && offset < range[1])
    const target = { path, language, ...element?.position }
    if (rule === 'heading-level' && message.startsWith('Multiple')) report('twoMainHeadings', {}, target)
    else report('invalidHtml', { rule, message }, target)
  }
}

function reportPageFaults({ path, language, axe, unreadable }: PageFaults, { report }: AuditReport): void {
  for (const { rule, help, ...position } of axe) {
    if (rule === 'page-has-heading-one') report('noMainHeading', {}, { path, language })
    else report('accessibility', { rule, help }, { path, language, ...position })
  }
  for (const { fault, view, ...position } of unreadable) report(fault, { view }, { path, language, ...position })
}

/** A page holds both languages, so it is weighed once. */
function reportWeights(folder: string, locations: SourceLocations, { report }: AuditReport): void {
  for (const document of builtDocuments(folder)) {
    const page = { path: addressOf(document.file), language: defaultLanguage }
    const named = (parts: readonly Weighed[]) =>
      parts
        .slice(0, 3)
        .map(({ position, bytes }) => ({ location: locations.of({ ...page, ...position }).location, bytes }))

    const bytes = weightOf(document.html)
    const blocks = blockWeights(document)
    if (bytes > pageBudget && blocks[0]) {
      const heaviest = { ...page, ...blocks[0].position }
      const texts = locations.longestTexts(heaviest, 2).map(({ location }) => location)
      report('pageHeavy', { bytes, budget: pageBudget, parts: named(blocks), texts }, heaviest, 'warning')
    }
    const pictures = pictureWeights(document, folder)
    const all = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
    if (all > pictureBudget && pictures[0]) {
      const facts = { bytes: all, budget: pictureBudget, parts: named(pictures) }
      report('picturesHeavy', facts, { ...page, ...pictures[0].position }, 'warning')
    }
  }
}

type AuditMessages = AuditCatalogue['messages']
type FactsOf<Code extends keyof AuditMessages> =
  Parameters<AuditMessages[Code]> extends [infer Facts extends object] ? Facts : object

/** The diagnostics of an audit, with their messages and their locations in the content. */
interface AuditReport {
  readonly diagnostics: readonly Report[]
  /** Adds a diagnostic about an element of a page, once for each location. */
  report<Code extends keyof AuditMessages>(
    code: Code,
    facts: FactsOf<Code>,
    target: PageElement,
    severity?: Report['severity'],
  ): void
}

function auditReport(locations: SourceLocations, lang: ToolLanguage): AuditReport {
  const diagnostics: Report[] = []
  const reported = new Set<string>()
  return {
    diagnostics,
    report(code, facts, target, severity = 'error') {
      const { what, remedy } = (auditCatalogues[lang].messages[code] as (facts: object) => Message)(facts)
      const location = locations.of(target)
      // A text may be at fault in several views: the first is reported.
      const key = [code, location.file, location.line, location.column].join(' ')
      if (reported.has(key)) return
      reported.add(key)
      const message = [location.location && `${location.location}:`, what, remedy].filter(Boolean).join(' ')
      diagnostics.push({ ...location, severity, what, remedy, message })
    },
  }
}
