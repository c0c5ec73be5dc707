import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { htmlFaults, builtPages } from '../../src/tools/audit/built-pages.ts'
import { driverForTests, until } from '../browsers.ts'
import { hydrated } from '../audits/hydrated.ts'
import { describeNeeding } from '../needs.ts'
import { findProgram } from '../../src/disk/browser/chromium.ts'
const { url, folder, pages } = inject('site')
const addresses = [...pages, { name: '404', path: '/no-such-page' }]

/** Every document that a visitor can have before them, by a name for it. */
const documents = new Map<string, string>()
const files = mkdtempSync(join(tmpdir(), 'documents-'))

const driver = driverForTests('chromium')
beforeAll(async () => {
  for (const { file, html } of builtPages(folder)) documents.set(file, html)
  for (const { name, path } of addresses) {
    // `same-tree.test.ts` ensures that React renders the same body in either language.
    await driver.open(url + path)
    await driver.click('a[hreflang=en]')
    await until(driver, hydrated)
    const html = String(await driver.evaluate('document.documentElement.outerHTML'))
    documents.set(`${name} en hydrated`, `<!doctype html>\n${html}`)
  }
  for (const [name, html] of documents) writeFileSync(join(files, `${name.replaceAll('/', ' ')}.html`), html)
})
afterAll(() => rmSync(files, { recursive: true }))

test('html-validate finds nothing in any page, in either language, before and after React has loaded', async () => {
  expect(documents.size).toBe(addresses.length * 3)
  for (const [name, html] of documents) {
    expect(await htmlFaults(html), name).toEqual([])
  }
})

test('two blocks with one title, and a space before a line ends, are no faults of a page', async () => {
  const html = documents.get('index.html') ?? ''
  const changed = html.replaceAll(/(<section[^>]* aria-label=")[^"]*/g, '$1Um título').replaceAll('</h2>', ' \n</h2>')
  expect(changed.split('aria-label="Um título"').length).toBeGreaterThan(2)
  expect(await htmlFaults(changed)).toEqual([])
})

describeNeeding('Java', findProgram(['java']) !== undefined, () => {
  test('the W3C validator finds nothing in them', async () => {
    const jar = String(createRequire(import.meta.url)('vnu-jar'))
    const report = await new Promise<string>((resolve) => {
      execFile('java', ['-jar', jar, '--format', 'json', files], (_error, _stdout, stderr) => resolve(stderr))
    })
    const { messages } = JSON.parse(report) as { messages: ValidatorMessage[] }
    const findings = messages
      .filter((found) => !isAccepted(found))
      .map(({ url: file, message, extract }) => `${file.split('/').at(-1)}: ${message} (${extract})`)
    expect(findings).toEqual([])
  })
})

/** https://github.com/validator/validator/wiki/Output-»-JSON */
interface ValidatorMessage {
  readonly type: 'info' | 'error' | 'non-document-error'
  readonly subType?: 'warning' | 'fatal'
  readonly url: string
  readonly message: string
  readonly extract?: string
}

function isAccepted({ type, subType, message }: ValidatorMessage): boolean {
  // The validator can't know that a file will be served from its own site: other tests check the policy in browsers.
  if (message.includes('Content Security Policy')) return true
  // That the slash in `<img/>` has no effect is not a fault.
  if (type === 'info') return subType !== 'warning'
  // The validator's list of what CSS allows has no mask shorthand: https://www.w3.org/TR/css-masking-1/#the-mask
  // It has no containers either: https://www.w3.org/TR/css-conditional-5/#container-queries
  return /is not a “mask” value|^CSS: (?:“container-type”: Property .* exist|Unrecognized at-rule “@container”)/.test(
    message,
  )
}
