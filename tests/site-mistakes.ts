import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { loadContentFolder } from '../src/disk/load-content-folder.ts'
import { testSite } from './site.ts'

/** What has to be put right in the tests' site, for whoever has changed it. */
export async function mistakesInTestSite(): Promise<string> {
  const { diagnostics } = await loadContentFolder(testSite, { lang: 'en' })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return `Put tests/site/ right, so that the tests can build it:\n\n${formatDiagnostics(errors, { lang: 'en' })}`
}
