import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moreRuns } from '../../tests/more-runs.ts'
import { testSiteSource } from '../../tests/site-source.ts'
import { decoded } from '../disk/load-content-folder.ts'
import { readText, type SourceCache } from './check/recover/read-source.ts'
import { loadContent, type LoadedContent } from './load.ts'
import type { UnusableFile } from './model/content-source.ts'
import { languages } from './model/language.ts'
import { localisePage } from './page/localise.ts'
import { changed, textChange } from './testing/text-changes.ts'

const { folder, files = new Map<string, string>(), pictures } = testSiteSource()
const changedBytes = fc.array(fc.record({ at: fc.nat(5000), byte: fc.nat(255) }), { minLength: 1, maxLength: 3 })

test('whatever is changed at random, the check either reports where it is wrong or keeps it as it is', () => {
  const cache: SourceCache = new Map()
  let [rejected, corrected] = [0, 0]
  const property = fc.property(
    fc.constantFrom(...files.keys()),
    fc.array(textChange, { minLength: 1, maxLength: 3 }),
    // Hardly ever UTF-8 any more, so only now and then.
    fc.oneof({ weight: 19, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changedBytes }),
    (name, changes, bytes) => {
      const text = changes.reduce(changed, String(files.get(name)))
      const file = bytes.length > 0 ? withBytes(text, bytes) : text
      const source = { folder, files: new Map(files).set(name, file), pictures }
      const loaded = loadContent(source, { today: '2025-01-01', cache })
      if (!loaded.content) rejected++
      if (!loaded.content && loaded.diagnostics.some(({ suggestion }) => suggestion)) corrected++
      assertSound(loaded, file)
    },
  )
  // The same seed gives the same changes.
  fc.assert(property, { numRuns: 100 * moreRuns, seed: 1 })
  expect(corrected).toBeGreaterThan(rejected / 3)
})

/** A text with some of its bytes changed. */
function withBytes(text: string, changes: readonly { at: number; byte: number }[]): string | UnusableFile {
  const bytes = Buffer.from(text)
  for (const { at, byte } of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte
  return decoded(bytes)
}

const picture = () => ({ width: 1, height: 1, src: '', sources: [], placeholder: { columns: 1, colours: [] } })

/** Throws unless it says where something is wrong, or gives content that can be shown. */
function assertSound({ content, diagnostics }: LoadedContent, file: string | UnusableFile): void {
  const { text } = readText(file)
  for (const { file: path, line, column, what, remedy } of diagnostics) {
    if (!path || line < 1 || column < 1 || !what || !remedy) throw new Error(`No place: ${path}:${line}:${column}`)
    if (line > Math.max(text.split('\n').length, 400)) throw new Error(`Behind the end of its file: ${path}:${line}`)
  }
  if (!content) {
    if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error('Rejected without an error.')
    return
  }
  for (const { page } of content.pages) for (const language of languages) localisePage(content, page, language, picture)
}
