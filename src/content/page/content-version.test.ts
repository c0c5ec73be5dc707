import { expect, test } from 'vitest'
import { testContent } from '../testing/test-content.ts'
import { contentVersion, versionFile } from './content-version.ts'

test('the version of the content changes with what it says and with a picture, and with nothing else', async () => {
  const version = await contentVersion(testContent, () => 1000)
  expect(versionFile(version, '2026-11-25')).toMatch(/^\{"content":"[0-9a-f]{16}","built":"2026-11-25"\}\n$/)
  const elsewhere = {
    ...testContent,
    pages: testContent.pages.map((each) => ({ ...each, file: `anderswo/${each.file}` })),
  }
  expect(await contentVersion(elsewhere, () => 1000)).toBe(version)
  const [first, ...others] = testContent.pages
  const other = first && { ...first, page: { ...first.page, title: { pt: 'Outro', en: 'Other' } } }
  const changed = { ...testContent, pages: other ? [other, ...others] : others }
  expect(await contentVersion(changed, () => 1000)).not.toBe(version)
  expect(await contentVersion(testContent, () => 1001)).not.toBe(version)
})
