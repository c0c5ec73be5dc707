import { expect, test } from 'vitest'
import { testContent } from '../../content/testing/test-content.ts'
import { bundleProgram, stylesOfPages } from './bundle.ts'

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

/** The classes of points of photographs in a style sheet. */
const pointsIn = (css: string) => [...css.matchAll(/\.[xy]\d+(?=\{)/g)].map(String)

test('a document has the styles of its own blocks and of points of photographs alone, and a file those of every block that the site has', async () => {
  const { styles } = await bundleProgram()
  const { byPath, file } = stylesOfPages(styles, testContent)
  expect(new Set(byPath.values()).size).toBeLessThanOrEqual(8)
  const styled = blocksIn(styles)
  const foreign = testContent.pages.filter(({ page }) => {
    const types = new Set(['footer', ...page.blocks.map(({ type }) => type)].filter((type) => styled.has(type)))
    const found = blocksIn(byPath.get(page.path) ?? '')
    expect([...types].filter((type) => !found.has(type))).toEqual([])
    return found.size > types.size
  })
  expect(foreign.length).toBeLessThan(testContent.pages.length)
  const used = testContent.pages.flatMap(({ page }) => page.blocks.map(({ type }) => type))
  expect([...styled].filter((type = '') => !blocksIn(file).has(type) && used.some((each) => each === type))).toEqual([])
  expect([...styled].filter((type) => !blocksIn(file).has(type))).toContain('faq')

  expect(pointsIn(styles)).toHaveLength(20)
  expect(pointsIn(file)).toEqual([])
  const portrait = { file: 'ana.jpg', alt: { pt: 'Ana', en: 'Ana' }, focus: { x: 33, y: 96 } }
  const shown = stylesOfPages(styles, { ...testContent, site: { ...testContent.site, portrait } })
  for (const css of [...shown.byPath.values(), shown.file]) expect(pointsIn(css)).toEqual(['.x3', '.y10'])
})
