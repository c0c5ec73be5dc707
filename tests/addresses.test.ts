import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { isReservedPath } from '../src/content/model/site-addresses.ts'
import { leadsOn } from '../src/tools/audit/built-document.ts'

const { folder, pages } = inject('site')
const names = new Set(pages.filter(({ path }) => path !== '/').map(({ name }) => name))

/** Whether a file is that of a page, or leads on from an address that a page once had. */
function isOfPage(file: string): boolean {
  const [, name = '', ending] = /^(.+)\.(html|json)$/.exec(file) ?? []
  return names.has(name) || (ending === 'html' && leadsOn(readFileSync(join(folder, file), 'utf8')))
}

test('a page can have none of the addresses that a build needs for something else', () => {
  const needed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').slice(1))
    .filter((file) => /\/|\.(?:html|json)$/.test(file) && !isOfPage(file))
    .map((file) => `/${file.split(/[/.]/)[0]}`)
  const hint = 'Add each of these to src/content/model/site-addresses.ts.'
  expect(
    [...new Set(needed)].filter((path) => !isReservedPath(path)),
    hint,
  ).toEqual([])
})
