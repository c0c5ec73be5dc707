import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Every folder of `src`, and in the core also every folder and file: each may import only what stands before it. */
const rooms = [
  // The core: what its rooms share, then the way of the data.
  'content/language.ts',
  'content/gap.ts',
  'content/diagnostic-facts.ts',
  'content/diagnostic.ts',
  'content/content-source.ts',
  'content/parse',
  'content/file-kind.ts',
  'content/schema',
  'content/content.ts',
  // What is written from dates and prices.
  'schedule',
  'price',
  // Again the core.
  'content/validate',
  'content/recover',
  'content/rules',
  'content/diagnostics',
  'content/check-files.ts',
  'content/count.ts',
  'content/load.ts',
  'content/localise',
  'content/edit',
  'content/page-edits',
  'content/event-edits',
  'content/mentions',
  'content/changes',
  'content/sample-things.ts',
  'migrate',
  // Its way to a disk.
  'files',
  // The page.
  'styles',
  'ui',
  'blocks',
  'site',
  // What stands beside the page.
  'calendar',
  'images',
  'social-image',
  'metadata',
  'hosting',
  // Those that put it all together.
  'build',
  'preview',
  'develop',
  'browser',
  'audit',
  'publish',
  'editor',
  'cli',
]

const source = fileURLToPath(new URL('./', import.meta.url))

/** The room of a file, by its path inside `src`. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'content' ? `${first}/${second}` : first
}

/** Files of the program, by their paths inside `src`, with what they import of it, types too. */
function imports(): (readonly [file: string, imported: string])[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/test-/.test(path))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/(?:\bfrom|\bimport)[ (]'(\.[^']+)'/g)]
        .map(([, path = '']) => [file, normalize(join(dirname(file), path)).replaceAll('\\', '/')] as const)
        .filter(([, imported]) => !imported.startsWith('..')),
    )
}

test('every folder has its place in the order of the folders', () => {
  const unplaced = new Set(
    imports()
      .flat()
      .map(roomOf)
      .filter((room) => !rooms.includes(room)),
  )
  expect([...unplaced], 'Give each of these a place in the list above, behind all that it imports.').toEqual([])
})

test('arrows between rooms run one way: a room imports only what stands before it in the order', () => {
  const backwards = imports().filter(
    ([file, imported]) => rooms.indexOf(roomOf(imported)) > rooms.indexOf(roomOf(file)),
  )
  expect(backwards.map(([file, imported]) => `${file} imports ${imported}`)).toEqual([])
})

test('the README says of every room what lives there', () => {
  const readme = readFileSync(join(source, '..', 'README.md'), 'utf8')
  const folders = new Set(rooms.map((room) => `src/${room.split('/')[0]}/`))
  expect([...folders].filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([])
})

/** What is the same in every file of a kind, or says in two files what is one thing. */
const sharedNames: readonly (readonly [file: RegExp, why: string])[] = [
  [/[-/](?:pt|en)\.ts$/, 'a catalogue has the same name in each language'],
  [/^art\/pictures\//, 'each program draws its picture'],
  [/\.d\.ts$/, 'it declares what a file beside it exports'],
  [/^src\/content\/schema\/types\.generated\.ts$/, 'a component has the name of the content that it draws'],
]

test('what two files export under one name is the same thing: different things have different names', () => {
  const files = new Map<string, Set<string>>()
  for (const folder of ['src', 'scripts', 'bench', 'art', 'tests'])
    for (const path of readdirSync(join(source, '..', folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${path.replaceAll('\\', '/')}`
      if (!/\.[jt]sx?$/.test(file) || sharedNames.some(([shared]) => shared.test(file))) continue
      const exported = readFileSync(join(source, '..', file), 'utf8').matchAll(
        /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm,
      )
      for (const [, name = ''] of exported) files.set(name, (files.get(name) ?? new Set()).add(file))
    }
  const shared = [...files]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `${name}: ${[...where].join(', ')}`)
  expect(shared, 'Name each by what sets it apart, or let both import the one.').toEqual([])
})
