import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Driver } from '../browsers.ts'

/** All levels of WCAG that the site keeps, and what axe-core's authors recommend beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong in the page as it is shown now: a line for each element. */
export async function axeFindings(page: Pick<Driver, 'evaluate'>): Promise<string[]> {
  await page.evaluate(`void (() => { ${source} })()`)
  return (await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(
    ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
      [id, html.slice(0, 120), ...[...any, ...all, ...none].map(({ message }) => message)].join(' | '))))`)) as string[]
}
