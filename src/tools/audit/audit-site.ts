import type { Browser } from 'playwright-core'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { defaultLanguage, type ToolLanguage } from '../../content/model/language.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import { startServer } from '../preview/start-server.ts'
import { builtPages, selectorOf } from './built-pages.ts'
import { inspectPages } from './inspect-pages.ts'
import { auditCatalogues } from './messages.ts'
import { deadLinks, htmlFaults, tooHeavy } from './page-faults.ts'
import { type PageName, sourceLocations } from './source-locations.ts'

export interface SiteToAudit {
  readonly folder: string
  /** The checked content that it was built from. */
  readonly content: string
  /** The address of the site once it is published, without a slash at the end. */
  readonly address: string
  readonly lang: ToolLanguage
  /** Without one, that is reported and everything else is checked. */
  readonly browser?: Browser | undefined
}

/**
 * Checks a built site for what must be true of any content: every address answers, the HTML is valid, axe finds
 * nothing, and everything can be read on a narrow phone and at twice the text size. What is too heavy is a warning.
 * @returns what is wrong, and how many pages there are, without the not-found page
 * @throws whatever the browser, the server and the file system throw
 */
export async function auditSite({ folder, content, address, lang, browser }: SiteToAudit) {
  const locate = await sourceLocations(content, lang)
  const messages = auditCatalogues[lang]
  const reports = new Map<string, Report>()

  /** Adds a diagnostic about an element of a page, once for each location. */
  function report(text: string, page: PageName, selector = '', severity: Report['severity'] = 'error'): void {
    const at = locate(page, selector)
    const [what = '', remedy = ''] = text.split('\n')
    const message = [at.location && `${at.location}:`, what, remedy].filter(Boolean).join(' ')
    reports.set([what, at.file, at.line, at.column].join(' '), { ...at, severity, what, remedy, message })
  }

  const pages = builtPages(folder)
  for (const page of pages)
    for (const { ruleId: rule, message, selector } of await htmlFaults(page.html)) {
      const isSecondHeading = rule === 'heading-level' && message.startsWith('Multiple')
      const said = isSecondHeading ? messages.twoMainHeadings : messages.invalidHtml({ rule, said: message })
      report(said, page, selector ?? '')
    }

  const { url, close } = await startServer({ folder, port: 0 })
  try {
    for (const { page, element, address: dead } of await deadLinks(pages, url, address))
      report(messages.deadLink(dead), page, selectorOf(page.$, element))
    if (!browser) report(messages.noBrowser, { path: '/', language: defaultLanguage })
    for await (const { page, axe, unreadable } of browser ? inspectPages(browser, url, pages, lang) : []) {
      for (const { rule, help, selector } of axe)
        if (rule === 'page-has-heading-one') report(messages.noMainHeading, page)
        else report(messages.accessibility({ rule, said: help }), page, selector)
      for (const { fault, view, selector } of unreadable) report(messages[fault](view), page, selector)
    }
  } finally {
    await close()
  }

  for (const page of pages)
    for (const { fault, element, ...weight } of tooHeavy(page, folder))
      report(messages[fault](weight), page, selectorOf(page.$, element), 'warning')
  const paths = new Set(pages.map(({ path }) => path).filter((path) => path !== notFoundPath))
  return { diagnostics: [...reports.values()], pages: paths.size }
}
