import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { testContent } from '../../content/test-content.ts'
import { type DevelopmentSite, developmentSite } from './development-site.ts'

const iconOf = async ({ find }: DevelopmentSite) => (await find('/icon-192.png'))?.make()

test('an icon is drawn once, however often it is asked for and whatever becomes of the content', async () => {
  const server = await createServer({ configFile: false, server: { middlewareMode: true, ws: false, watch: null } })
  onTestFinished(() => server.close())
  const { portrait: _, ...site } = testContent.site
  const before = await developmentSite(server, { ...testContent, site }, '')
  const after = await developmentSite(server, { ...testContent, site, events: [] }, '')
  const drawn = await iconOf(before)
  expect(drawn).toBeInstanceOf(Uint8Array)
  expect(await iconOf(before)).toBe(drawn)
  expect(await iconOf(after)).toBe(drawn)
})
