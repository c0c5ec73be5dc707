import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { editorOfSite } from '../src/editor/github/site-files.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { testSite } from './site.ts'

/** The built site with the editor beside its pages. Tests only read it. */
interface SiteWithEditor {
  /** Its address without a slash at the end. */
  readonly url: string
  /** Its files. */
  readonly folder: string
}

const siteOfWorker = test.extend('built', { scope: 'worker' }, async ({}, { onCleanup }): Promise<SiteWithEditor> => {
  const parent = mkdtempSync(join(tmpdir(), 'with-editor-'))
  const folder = join(parent, 'dist')
  const editor = editorOfSite(testSite, { owner: 'ines', name: 'site', branch: 'main', id: '7', program: {} })
  await buildSite(testSite, folder, { editor })
  const { url, close } = await startServer({ folder, port: 0 })
  onCleanup(async () => {
    await close()
    rmSync(parent, { recursive: true })
  })
  return { url, folder }
})

/** Returns a function that gives that site, built once for all test files that one worker runs. */
export function siteWithEditor(): () => SiteWithEditor {
  let site: SiteWithEditor
  siteOfWorker.beforeAll(({ built }) => {
    site = built
  })
  return () => site
}
