import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/*
 * Prints, as Markdown, how the pages of two builds differ and what visitors download: compare-builds.ts BEFORE AFTER.
 */

/** How many characters of a line are shown before and after the first that differs. */
const around = 40

const [before = '', after = ''] = process.argv.slice(2)
if (!existsSync(before) || !existsSync(after)) {
  console.error('Usage: npm run compare-builds -- BEFORE AFTER (two built folders)')
  process.exit(2)
}

/** All files of a folder, by their paths with slashes. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/** The lines of a page. A file's name and a policy have a hash, which differs whenever what they stand for does. */
const linesOf = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '-HASH')
        .replaceAll(/sha256-[\w+/]+=*/g, 'sha256-HASH')
        .split('\n')
    : []

const cell = (text: string): string => `\`${text.replaceAll('`', "'").replaceAll('|', '¦') || ' '}\``

/** The row of a page that differs, with both sides of the first line that does. */
function rowOf(page: string): readonly string[] {
  const [one, other] = [linesOf(join(before, page)), linesOf(join(after, page))]
  if (one.length === 0) return [`| ${page} | | new |`]
  if (other.length === 0) return [`| ${page} | | removed |`]
  const line = one.findIndex((text, index) => text !== other[index])
  const at = line === -1 ? one.length : line
  if (at === one.length && at === other.length) return []
  const [from, to] = [one[at] ?? '', other[at] ?? '']
  const letter = [...from].findIndex((_, index) => from[index] !== to[index])
  const start = Math.max(0, (letter === -1 ? from.length : letter) - around)
  const part = (text: string) => cell(text.slice(start, start + 2 * around))
  return [`| ${page}, line ${at + 1} | ${part(from)} | ${part(to)} |`]
}

const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('editar/')
const bytesOf = (folder: string, isMeant: (file: string) => boolean): number =>
  filesIn(folder)
    .filter(isMeant)
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0)

const pages = [...new Set([before, after].flatMap(filesIn))].filter(isPage).toSorted()
const changed = pages.flatMap(rowOf)
const sizes: readonly (readonly [name: string, isMeant: (file: string) => boolean])[] = [
  ...pages.map((page) => [page, (file: string) => file === page] as const),
  ['scripts of the pages', (file) => /^assets\/.*\.js$/.test(file)],
  ['editor', (file) => /^editar\/.*\.(?:js|css|html)$/.test(file)],
]
console.log(
  [
    `## ${changed.length === 0 ? 'No page changes' : `${changed.length} of ${pages.length} pages change`}`,
    '',
    ...(changed.length > 0 ? ['| page | before | after |', '| --- | --- | --- |', ...changed, ''] : []),
    '| bytes, compressed with Brotli | before | after |',
    '| --- | ---: | ---: |',
    ...sizes.map(([name, isMeant]) => `| ${name} | ${bytesOf(before, isMeant)} | ${bytesOf(after, isMeant)} |`),
  ].join('\n'),
)
