import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ToolLanguage } from '../../content/model/language.ts'
import { type PageInBrowser, selectorInPage } from './readable.ts'

/** The levels of WCAG that the site conforms to, and what axe-core's authors recommend beyond them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Two blocks may have one title: that is for the owner to decide. */
const others = { 'landmark-unique': { enabled: false } }

const require = createRequire(import.meta.url)
const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8')
/** axe-core speaks English unless it is given another language. */
const locales: Readonly<Record<ToolLanguage, string>> = {
  pt: await readFile(require.resolve('axe-core/locales/pt_PT.json'), 'utf8'),
  en: 'null',
}

export interface AxeFinding {
  readonly rule: string
  /** What the rule asks for, in a sentence without its full stop. */
  readonly help: string
  /** What axe-core says of the element, for developers. */
  readonly details: readonly string[]
  readonly html: string
  readonly selector: string
}

/** What axe-core finds wrong with the page as it is shown now, in a language. */
export async function axeFindings(page: PageInBrowser, lang: ToolLanguage = 'en'): Promise<AxeFinding[]> {
  // Injected once for each page: half a megabyte takes long to parse.
  if (!(await page.evaluate(`window.axeLanguage === '${lang}'`)))
    await page.evaluate(
      `void (() => { ${source}; const locale = ${locales[lang]}; if (locale) axe.configure({ locale }); window.axeLanguage = '${lang}' })()`,
    )
  return (await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(tags)}, rules: ${JSON.stringify(others)}, resultTypes: ['violations'], elementRef: true })
    .then(({ violations }) => violations.flatMap(({ id, help, nodes }) => nodes.map(({ element, html, any, all, none }) => ({
      rule: id, help, html: html.slice(0, 120), selector: (${selectorInPage})(element),
      details: [...any, ...all, ...none].map(({ message }) => message) }))))`)) as AxeFinding[]
}
