import type { Browser } from 'playwright-core'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { addressIn, defaultLanguage, type ToolLanguage } from '../../content/model/language.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import { startServer } from '../preview/start-server.ts'
import { axeFindings } from './axe.ts'
import { type AuditedPage, builtPages, selectorOf, deadLinks, htmlFaults, tooHeavy } from './built-pages.ts'
import { auditCatalogues, type ViewName } from './messages.ts'
import { unreadable, type Unreadable, whollyRendered } from './readable.ts'
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
      // Of two that take turns, one is hidden.
      if (isSecondHeading && page.$('h1').not('[hidden] h1').length < 2) continue
      const said = isSecondHeading ? messages.twoMainHeadings : messages.invalidHtml({ rule, said: message })
      report(said, page, selector ?? '')
    }

  const { url, close } = await startServer({ folder, port: 0 })
  try {
    for (const { page, element, address: dead } of await deadLinks(pages, url, address))
      report(messages.deadLink(dead), page, selectorOf(page.$, element), 'warning')
    if (!browser) report(messages.noBrowser, { path: '/', language: defaultLanguage })
    for await (const { page, axe, unread } of browser ? inspectPages(browser, url, pages, lang) : []) {
      for (const { rule, help, selector } of axe)
        if (rule !== 'page-has-heading-one') report(messages.accessibility({ rule, said: help }), page, selector)
        else report(messages.noMainHeading, page, '', page.$('h1').length > 0 ? 'warning' : 'error')
      for (const { fault, view, selector } of unread) report(messages[fault](view), page, selector)
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

/** The views in which a page is checked: 320 pixels is WCAG 2.2, 1.4.10; twice the text size is 1.4.4. */
const views: Readonly<Record<ViewName, { readonly width: number; readonly letters: string }>> = {
  narrow: { width: 320, letters: '100%' },
  narrowLarge: { width: 320, letters: '200%' },
  wideLarge: { width: 1280, letters: '200%' },
}

/** A statement for the browser. What is fixed at the edge of the window covers something anywhere, which axe-core would blame. */
const nothingFixed = `{
  document.documentElement.style.fontSize = ''
  for (const element of document.querySelectorAll('#site_root *')) {
    if (getComputedStyle(element).position === 'fixed') element.style.position = 'static'
  }
}`

/** Checks pages as a visitor sees them. @param url where the site is served, without a slash at the end */
async function* inspectPages(browser: Browser, url: string, pages: readonly AuditedPage[], lang: ToolLanguage) {
  const tab = await browser.newPage({ reducedMotion: 'reduce' })
  for (const page of pages) {
    // A text may be at fault in several views: the first is reported.
    const found = new Map<string, Unreadable & { view: ViewName }>()
    await tab.setViewportSize({ width: views.narrow.width, height: 700 })
    await tab.goto(url + addressIn(page.path, page.language))
    await tab.waitForSelector(whollyRendered)
    await tab.evaluate('document.fonts.ready.then(() => undefined)')
    for (const [view, { width, letters }] of Object.entries(views) as [ViewName, (typeof views)[ViewName]][]) {
      await tab.setViewportSize({ width, height: 700 })
      await tab.evaluate(`{ document.documentElement.style.fontSize = '${letters}' }`)
      for (const fault of (await tab.evaluate(unreadable)) as Unreadable[]) {
        const key = fault.fault + fault.selector
        if (!found.has(key)) found.set(key, { ...fault, view })
      }
    }
    await tab.setViewportSize({ width: views.narrow.width, height: 700 })
    await tab.evaluate(nothingFixed)
    yield { page, unread: [...found.values()], axe: await axeFindings(tab, lang) }
  }
  await tab.close()
}
