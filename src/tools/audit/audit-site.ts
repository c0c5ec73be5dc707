import type { Browser } from 'playwright-core'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { defaultLanguage, type ToolLanguage } from '../../content/model/language.ts'
import { startServer } from '../preview/start-server.ts'
import { en } from './messages/en.ts'
import { type AuditCatalogue, type Message, pt } from './messages/pt.ts'
import { builtPages, type LocalisedBuiltPage } from './built-document.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import { type PageElement, type SourceLocations, sourceLocations } from './source-locations.ts'
import { deadLinks } from './dead-links.ts'
import { htmlFaults } from './html-faults.ts'
import { inspectPages } from './inspect-pages.ts'
import { blockWeights, pageBudget, pictureBudget, pictureWeights, weightOf, type Weighed } from './weight.ts'

export const auditCatalogues: Readonly<Record<ToolLanguage, AuditCatalogue>> = { pt, en }

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
  readonly browser?: Browser | undefined
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
  const { messages } = auditCatalogues[lang]
  const diagnostics: Report[] = []
  const reported = new Set<string>()

  /** Adds a diagnostic about an element of a page, once for each location. */
  function report({ what, remedy }: Message, target: PageElement, severity: Report['severity'] = 'error'): void {
    const location = locations.of(target)
    const key = [what, location.file, location.line, location.column].join(' ')
    if (reported.has(key)) return
    reported.add(key)
    const message = [location.location && `${location.location}:`, what, remedy].filter(Boolean).join(' ')
    diagnostics.push({ ...location, severity, what, remedy, message })
  }

  const pages = builtPages(folder)
  for (const { path, language, html, elements } of pages) {
    for (const { rule, message, offset } of await htmlFaults(html)) {
      const element = elements.findLast(({ range }) => range && range[0] <= offset && offset < range[1])
      const isSecondHeading = rule === 'heading-level' && message.startsWith('Multiple')
      const said = isSecondHeading ? messages.twoMainHeadings() : messages.invalidHtml({ rule, message })
      report(said, { path, language, ...element?.position })
    }
  }

  const { url, close } = await startServer({ folder, port: 0 })
  try {
    for (const { page, element, address: dead, fault } of await deadLinks(pages, { url, address }))
      report(messages[fault]({ address: dead }), { ...page, ...element.position })
    if (!browser) report(messages.noBrowser(), { path: '/', language: defaultLanguage })
    else
      for (const { path, language, axe, unreadable } of await inspectPages(browser, url, pages, lang)) {
        for (const { rule, help, ...position } of axe)
          if (rule === 'page-has-heading-one') report(messages.noMainHeading(), { path, language })
          else report(messages.accessibility({ rule, help }), { path, language, ...position })
        for (const { fault, view, ...position } of unreadable)
          report(messages[fault]({ view }), { path, language, ...position })
      }
  } finally {
    await close()
  }

  reportWeights(folder, pages, locations, messages, report)
  const paths = new Set(pages.map(({ path }) => path).filter((path) => path !== notFoundPath))
  return { diagnostics, pages: paths.size }
}

function reportWeights(
  folder: string,
  pages: readonly LocalisedBuiltPage[],
  locations: SourceLocations,
  messages: AuditCatalogue['messages'],
  report: (message: Message, target: PageElement, severity: Report['severity']) => void,
): void {
  for (const document of pages) {
    const page = { path: document.path, language: document.language }
    const heaviest = (parts: readonly Weighed[]) =>
      parts.slice(0, 3).map(({ position, bytes }) => ({ ...locations.of({ ...page, ...position }), bytes }))
    const bytes = weightOf(document.html)
    const blocks = blockWeights(document)
    if (bytes > pageBudget && blocks[0]) {
      const target = { ...page, ...blocks[0].position }
      const texts = locations.longestTexts(target, 2).map(({ location }) => location)
      report(messages.pageHeavy({ bytes, budget: pageBudget, parts: heaviest(blocks), texts }), target, 'warning')
    }
    const pictures = pictureWeights(document, folder)
    const all = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
    if (all > pictureBudget && pictures[0]) {
      const said = messages.picturesHeavy({ bytes: all, budget: pictureBudget, parts: heaviest(pictures) })
      report(said, { ...page, ...pictures[0].position }, 'warning')
    }
  }
}
