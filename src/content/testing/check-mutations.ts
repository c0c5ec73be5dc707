import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { languages } from '../language.ts'
import { emptyFolderCache, loadContentFolder } from '../../files/load-content-folder.ts'
import type { LoadedContent } from '../load.ts'
import { localisePage } from '../localise/localise.ts'
import { parseFast } from '../parse/fast-path.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import { mutated, mutatedBytes } from './mutate.ts'
import { seededRandom } from './random.ts'
import { testSite } from '../../../tests/site.ts'

export interface MutationResult {
  readonly accepted: number
  readonly rejected: number
  /** Of the rejected, how many told a line as it should read. */
  readonly corrected: number
  readonly slowest: { readonly seed: number; readonly milliseconds: number }
}

const files: readonly string[] = ['home.yaml', 'biodanza.yaml', 'site.yaml', 'dictionary.yaml']
const picture = () => ({ width: 1, height: 1, src: '', sources: [], placeholder: { columns: 1, colours: [] } })

/**
 * Changes the content of the tests in a different way for each seed and checks it. Throws, with the seed, where the check throws,
 * tells no place, or gives content that differs from what was written or that can not be shown.
 */
export async function checkMutations(
  firstSeed: number,
  count: number,
  onProgress?: (done: number) => void,
): Promise<MutationResult> {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
  const cache = emptyFolderCache()
  const originals = new Map(files.map((file) => [file, readFileSync(join(testSite, file), 'utf8')]))
  let changed: string | undefined
  let accepted = 0
  let corrected = 0
  let slowest = { seed: firstSeed, milliseconds: 0 }
  try {
    for (const file of files) cpSync(join(testSite, file), join(folder, file))
    symlinkSync(join(testSite, 'images'), join(folder, 'images'))
    for (let seed = firstSeed; seed < firstSeed + count; seed++) {
      const random = seededRandom(seed)
      const file = random.pick(files)
      const original = originals.get(file) ?? ''
      if (changed && changed !== file) writeFileSync(join(folder, changed), originals.get(changed) ?? '')
      changed = file
      const written = random.below(20) === 0 ? mutatedBytes(original, random) : Buffer.from(mutated(original, random))
      writeFileSync(join(folder, file), written)
      const start = performance.now()
      try {
        const loaded = await loadContentFolder(folder, { today: '2025-01-01' }, cache)
        assertSound(loaded, written)
        if (loaded.content) accepted++
        else if (loaded.diagnostics.some(({ suggestion }) => suggestion)) corrected++
      } catch (error) {
        throw new Error(`Seed ${seed}, ${file}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
      const milliseconds = performance.now() - start
      if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds }
      onProgress?.(seed - firstSeed + 1)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return { accepted, rejected: count - accepted, corrected, slowest }
}

function assertSound({ content, diagnostics }: LoadedContent, written: Buffer): void {
  const lines = written.toString('utf8').split(/\r\n?|\n/).length
  for (const { file, line, column, what, remedy } of diagnostics) {
    if (!file || line < 1 || column < 1 || !what || !remedy)
      throw new Error(`A problem has no place: ${file}:${line}:${column}`)
    if (line > Math.max(lines, 400)) throw new Error(`A problem is behind the end of its file: ${file}:${line}`)
  }
  if (!content) {
    if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error('Rejected without an error.')
    return
  }
  const text = written
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
  const fast = parseFast(text)
  const tree = valueOfTree(parseText(text).root, text)
  if (fast !== undefined && !isDeepStrictEqual(plain(fast), plain(tree.value)))
    throw new Error('By the fast path it says something else.')
  for (const { page } of content.pages) for (const language of languages) localisePage(content, page, language, picture)
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
