import { expect, test } from 'vitest'
import { bundleProgram } from './bundle.ts'

test('the program is self-contained, without the unused parts of the router: nothing but fonts is fetched', async () => {
  const { styles, firstScript, files, address } = await bundleProgram()
  expect([...styles.matchAll(/url\(["']?(\/.*?)["']?\)/g)].map(([, url]) => files.has(url ?? ''))).not.toContain(false)
  expect(firstScript).not.toMatch(/\bimport\s*["'{]/)
  expect([...files.keys()].filter((file) => !file.endsWith('.woff2'))).toEqual([address])

  const held = (text: string) => String(files.get(address)).includes(text)
  expect(['popstate', 'react-router-scroll-positions', 'isSpaMode', 'fetcherKey'].filter(held)).toEqual(['popstate'])
})
