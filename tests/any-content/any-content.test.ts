import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { preflight } from '../../src/tools/audit/preflight.ts'
import { formatDiagnostics } from '../../src/content/check/messages/format.ts'
import { loadContentFolder } from '../../src/disk/load-content-folder.ts'
import { asMany, half, twice, writeSomeoneElses, type Changes } from './someone-elses.ts'

/** The one test that reads what the practice has written: it must pass whatever that is. */
const real = 'content'

/** Every problem that would keep somebody else's content, derived from what is there, from going live. */
async function whatStops(changes: Changes): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'any-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeSomeoneElses(real, folder, changes)
  const { diagnostics, ready } = await preflight({ content: folder, lang: 'en' })
  const errors = formatDiagnostics(
    diagnostics.filter(({ severity }) => severity === 'error'),
    { lang: 'en' },
  )
  expect(ready).toBe(errors === '')
  return errors
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

  test('any content works: twice the text, ten events and ten testimonials', async () => {
    const stops = await whatStops({
      text: twice,
      events: asMany(10),
      testimonials: asMany(10),
    })
    expect(stops).toBe('')
  })
})
