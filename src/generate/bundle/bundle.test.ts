import { expect, test } from 'vitest'
import { bundleSources, bundleProgram } from './bundle.ts'

test('the bundle is the same wherever it is made, without the unused parts of the router', async () => {
  const { renderer, ...bundle } = await bundleSources()
  const { renderPage, ...program } = await bundleProgram()
  expect(program).toEqual(bundle)
  expect(renderer).toContain('renderPage')
  expect(renderPage).toBeInstanceOf(Function)

  const code = String(program.files.get(program.address))
  const held = (text: string) => code.includes(text)
  expect(['popstate', 'react-router-scroll-positions', 'isSpaMode', 'fetcherKey'].filter(held)).toEqual(['popstate'])
})

test('styles and the script of the page are self-contained: nothing but fonts is fetched', async () => {
  const { styles, firstScript, files, address } = await bundleSources()
  expect([...styles.matchAll(/url\(["']?(\/.*?)["']?\)/g)].map(([, url]) => files.has(url ?? ''))).not.toContain(false)
  expect(firstScript).not.toMatch(/\bimport\s*["'{]/)
  expect([...files.keys()].filter((file) => !file.endsWith('.woff2'))).toEqual([address])
})
