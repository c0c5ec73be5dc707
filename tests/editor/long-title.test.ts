import { expect, test } from 'vitest'
import { editorForTests } from './editor-for-tests.ts'

const openEditor = editorForTests()

test('a long title becomes smaller in the editor at the same length as on the site', { timeout: 120_000 }, async () => {
  const { site, panel } = await openEditor()
  const title = site.locator('h1')
  await title.click()
  const field = panel.getByRole('textbox', { name: 'Título (português)', exact: true })
  for (const [length, isSmaller] of [
    [36, 0],
    [37, 1],
  ] as const) {
    await field.fill('a'.repeat(length))
    await expect.poll(() => title.innerText()).toHaveLength(length)
    expect(await site.locator('h1[data-long]').count()).toBe(isSmaller)
  }
})
