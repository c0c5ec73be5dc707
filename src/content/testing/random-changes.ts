import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { decoded } from '../../files/read-content-folder.ts'
import type { SourceCache } from '../check-files.ts'
import type { ContentSource, UnusableFile } from '../content-source.ts'
import { languages } from '../language.ts'
import { loadContent, type LoadedContent } from '../load.ts'
import { localisePage } from '../localise/localise.ts'
import { parseFast } from '../parse/fast-path.ts'
import { readText } from '../parse/read-text.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import { testSiteSource } from './test-site-source.ts'
import { changed, textChange } from './text-changes.ts'

export interface RandomChangesResult {
  /** What broke, with the seed and the smallest change that breaks it. Empty where nothing did. */
  readonly failure: string
  readonly seed: number
  readonly accepted: number
  readonly rejected: number
  /** Of the rejected, how many were reported with the line as it should read. */
  readonly corrected: number
  readonly slowestMilliseconds: number
}

const picture = () => ({ width: 1, height: 1, src: '', sources: [], placeholder: { columns: 1, colours: [] } })

const changedBytes = fc.array(fc.record({ at: fc.nat(5000), byte: fc.nat(255) }), { minLength: 1, maxLength: 3 })

/**
 * Changes the site of the tests at random and checks it each time. Whatever is changed, the check throws nothing, says
 * where something is wrong, or gives content that says what was written and that can be shown.
 * @param seed the same seed gives the same changes
 */
export function checkRandomChanges(count: number, seed: number, onRun?: (run: number) => void): RandomChangesResult {
  const { folder, files = new Map<string, string>(), pictures } = testSiteSource()
  const cache: SourceCache = new Map()
  const tally = { accepted: 0, rejected: 0, corrected: 0, slowestMilliseconds: 0 }

  const property = fc.property(
    fc.constantFrom(...files.keys()),
    fc.array(textChange, { minLength: 1, maxLength: 3 }),
    // Hardly ever UTF-8 any more, so only now and then.
    fc.oneof({ weight: 19, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changedBytes }),
    (name, changes, bytes) => {
      const text = changes.reduce(changed, String(files.get(name)))
      const file = bytes.length > 0 ? withBytes(text, bytes) : text
      const start = performance.now()
      const loaded = loadContent(source(name, file), { today: '2025-01-01', cache })
      tally.slowestMilliseconds = Math.max(tally.slowestMilliseconds, performance.now() - start)
      if (loaded.content) tally.accepted++
      else tally.rejected++
      if (!loaded.content && loaded.diagnostics.some(({ suggestion }) => suggestion)) tally.corrected++
      onRun?.(tally.accepted + tally.rejected)
      assertSound(loaded, file)
    },
  )
  const details = fc.check(property, { numRuns: count, seed, includeErrorInReport: true })
  return { failure: details.failed ? (fc.defaultReportMessage(details) ?? 'It failed.') : '', seed, ...tally }

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
  assertFastPath(text)
  if (!content) {
    if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error('Rejected without an error.')
    return
  }
  for (const { page } of content.pages) for (const language of languages) localisePage(content, page, language, picture)
}

/** What the fast path gives is what the tree would have given, and nothing that YAML would change in silence. */
function assertFastPath(text: string): void {
  const fast = parseFast(text)
  if (fast === undefined) return
  const { root, errors } = parseText(text)
  const tree = valueOfTree(root, text)
  if (!isDeepStrictEqual(plain(fast), plain(tree.value))) throw new Error('By the fast path it says something else.')
  if (errors.length + tree.diagnostics.length > 0) throw new Error('The fast path passes over what is wrong.')
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
