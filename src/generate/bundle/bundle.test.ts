import { expect, test } from 'vitest'
import { testContent } from '../../content/testing/test-content.ts'
import { bundleProgram, stylesOfBlocks } from './bundle.ts'

test('the program is self-contained, without the unused parts of the router: nothing but fonts is fetched', async () => {
  const { styles, firstScript, files, address } = await bundleProgram()
  expect([...styles.matchAll(/url\(["']?(\/.*?)["']?\)/g)].map(([, url]) => files.has(url ?? ''))).not.toContain(false)
  expect(firstScript).not.toMatch(/\bimport\s*["'{]/)
  expect([...files.keys()].filter((file) => !file.endsWith('.woff2'))).toEqual([address])

  const held = (text: string) => String(files.get(address)).includes(text)
  expect(['popstate', 'react-router-scroll-positions', 'isSpaMode', 'fetcherKey'].filter(held)).toEqual(['popstate'])
})

/** The block types whose styles are in a style sheet. */
const blocksIn = (css: string) =>
  new Set([...css.matchAll(/(?<=[{},])\[data-block=['"]?([\w-]+)/g)].map(([, type]) => type))

test('a document has no styles of blocks that no page of the site has', async () => {
  const { styles } = await bundleProgram()
  const used = testContent.pages.flatMap(({ page }) => page.blocks.map(({ type }) => type))
  const kept = blocksIn(stylesOfBlocks(styles, testContent))
  expect([...kept].filter((type = '') => type !== 'footer' && !used.some((each) => each === type))).toEqual([])
  expect([...blocksIn(styles)].filter((type) => !kept.has(type))).toContain('faq')
})
