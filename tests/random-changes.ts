import * as fc from 'fast-check'
import { decoded } from '../src/disk/read-content-folder.ts'
import type { SourceCache } from '../src/content/check/check-files.ts'
import type { ContentSource, UnusableFile } from '../src/content/model/content-source.ts'
import { languages } from '../src/content/model/language.ts'
import { loadContent, type LoadedContent } from '../src/content/load.ts'
import { localisePage } from '../src/content/page/localise.ts'
import { readText } from '../src/content/yaml/read-text.ts'
import { testSiteSource } from './site-source.ts'
import { changed, textChange } from '../src/content/testing/text-changes.ts'

export interface RandomChangesResult {
  /** What broke, with the seed and the smallest change that breaks it. Empty where nothing did. */
  readonly failure: string
  readonly accepted: number
  readonly rejected: number
  /** Of the rejected, how many were reported with the line as it should read. */
  readonly corrected: number
}

const picture = () => ({ width: 1, height: 1, src: '', sources: [], placeholder: { columns: 1, colours: [] } })

const changedBytes = fc.array(fc.record({ at: fc.nat(5000), byte: fc.nat(255) }), { minLength: 1, maxLength: 3 })

/**
 * Changes the site of the tests at random and checks it each time. Whatever is changed, the check throws nothing, says
 * where something is wrong, or gives content that says what was written and that can be shown.
 * @param seed the same seed gives the same changes
 */
export function checkRandomChanges(count: number, seed: number): RandomChangesResult {
  const { folder, files = new Map<string, string>(), pictures } = testSiteSource()
  const cache: SourceCache = new Map()
  const tally = { accepted: 0, rejected: 0, corrected: 0 }

  const property = fc.property(
    fc.constantFrom(...files.keys()),
    fc.array(textChange, { minLength: 1, maxLength: 3 }),
    // Hardly ever UTF-8 any more, so only now and then.
    fc.oneof({ weight: 19, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changedBytes }),
    (name, changes, bytes) => {
      const text = changes.reduce(changed, String(files.get(name)))
      const file = bytes.length > 0 ? withBytes(text, bytes) : text
      const loaded = loadContent(source(name, file), { today: '2025-01-01', cache })
      if (loaded.content) tally.accepted++
      else tally.rejected++
      if (!loaded.content && loaded.diagnostics.some(({ suggestion }) => suggestion)) tally.corrected++
      assertSound(loaded, file)
    },
  )
  const details = fc.check(property, { numRuns: count, seed, includeErrorInReport: true })
  return { failure: details.failed ? (fc.defaultReportMessage(details) ?? 'It failed.') : '', ...tally }

  function source(name: string, file: string | UnusableFile): ContentSource {
    return { folder, files: new Map(files).set(name, file), pictures }
  }
}

/** A text with some of its bytes changed. */
function withBytes(text: string, changes: readonly { at: number; byte: number }[]): string | UnusableFile {
  const bytes = Buffer.from(text)
  for (const { at, byte } of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte
  return decoded(bytes)
}

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
