import { describe, expect, test } from 'vitest'
import { preflight } from '../../src/tools/cli/preflight-command.ts'
import { formatDiagnostics } from '../../src/content/check/messages/format.ts'
import { loadContentFolder } from '../../src/disk/load-content-folder.ts'
import { asMany, half, twice, writeChanged, type Changes } from './changed-content.ts'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

/** The one test that reads what the practice has written: it must pass whatever that is. */
const real = 'content'

const isSample = (report: object) => 'code' in report && String(report.code).startsWith('sample')

/** Every problem that would keep the content with some changes from going live, except that it has samples. */
async function whatStops(changes: Changes): Promise<string> {
  const folder = temporaryFolder()
  writeChanged(real, folder, changes)
  const { diagnostics } = await preflight({ content: folder, lang: 'en' })
  const errors = diagnostics.filter((report) => report.severity === 'error' && !isSample(report))
  return formatDiagnostics(errors, { lang: 'en' })
}

const isLater = (event: unknown) => typeof event === 'object' && event !== null && 'days' in event

// If the practice's content itself has errors, the content job reports them, and there is nothing to derive from.
const { content } = await loadContentFolder(real)
const name = content ? 'what anybody writes goes live' : 'skipped, since content/ itself has errors (npm run check)'
describe.skipIf(!content)(name, () => {
  test('any content works: half the text, no workshop, one testimonial, every second block, in reverse order', async () => {
    const stops = await whatStops({
      text: half,
      events: (events) => events.filter((event) => !isLater(event)),
      testimonials: asMany(1),
      blocks: (blocks) => blocks.filter((_, index) => index % 2 === 0).toReversed(),
    })
    expect(stops).toBe('')
  })

  test('any content works: twice the text, six events and six testimonials', async () => {
    const stops = await whatStops({
      text: twice,
      events: asMany(6),
      testimonials: asMany(6),
    })
    expect(stops).toBe('')
  })
})
