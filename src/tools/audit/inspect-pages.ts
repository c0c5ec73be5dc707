import type { Browser } from 'playwright-core'
import { addressIn, type ToolLanguage } from '../../content/model/language.ts'
import { axeFindings } from './axe.ts'
import type { AuditedPage } from './built-pages.ts'
import { unreadable, type Unreadable, whollyRendered } from './readable.ts'

/** The views in which a page is checked: 320 pixels is WCAG 2.2, 1.4.10; twice the text size is 1.4.4. */
const views = {
  narrow: { width: 320, letters: '100%' },
  narrowLarge: { width: 320, letters: '200%' },
  wideLarge: { width: 1280, letters: '200%' },
}
export type ViewName = keyof typeof views

/**
 * A statement to evaluate. What is fixed at the edge of the window covers something at any scroll position, and
 * axe-core would blame whatever that happens to be.
 */
const nothingFixed = `{
  document.documentElement.style.fontSize = ''
  for (const element of document.querySelectorAll('#site_root *')) {
    if (getComputedStyle(element).position === 'fixed') element.style.position = 'static'
  }
}`

/**
 * Checks pages as a visitor sees them.
 * @param url where the site is served, without a slash at the end
 */
export async function* inspectPages(browser: Browser, url: string, pages: readonly AuditedPage[], lang: ToolLanguage) {
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
    yield { page, unreadable: [...found.values()], axe: await axeFindings(tab, lang) }
  }
  await tab.close()
}
