import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The layers of the program, and inside the core its folders: each may import only what stands before it. */
const layers = [
  'src/content/model',
  'src/content/yaml',
  'src/content/languages',
  'src/content/dates',
  'src/content/check',
  'src/content/load.ts',
  'src/content/page',
  'src/content/operations',
  'src/content/merge',
  'src/disk',
  'src/site',
  'src/generate',
  'src/editor',
  'src/tools',
  'bench',
  'scripts',
]

const project = fileURLToPath(new URL('../', import.meta.url))

/** The files of some folders, by their paths in the project, with forward slashes. */
const filesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )

/** The layer of a file, by its path in the project. */
function layerOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/')
  if (first !== 'src') return first
  return second === 'content' ? `${first}/${second}/${third}` : `${first}/${second}`
}

/** Files of the program with what they import of it, types too. */
function imports(): (readonly [file: string, imported: string])[] {
  return filesIn('src', 'scripts', 'bench')
    .filter(
      (path) =>
        /\.[jt]sx?$/.test(path) && !/\.test\.|\.generated\.|\/testing\/|\/test-|\.d\.ts$|^bench\/astro\//.test(path),
    )
    .flatMap((file) =>
      [...readFileSync(join(project, file), 'utf8').matchAll(/(?:\bfrom|\bimport)[ (]'(\.[^']+)'/g)]
        .map(([, path = '']) => [file, normalize(join(dirname(file), path)).replaceAll('\\', '/')] as const)
        .filter(([, imported]) => /^(src|scripts|bench)\//.test(imported)),
    )
}

test('every folder has its place in the order of the layers', () => {
  const unplaced = new Set(
    imports()
      .flat()
      .map(layerOf)
      .filter((layer) => !layers.includes(layer)),
  )
  expect([...unplaced], 'Give each of these a place in the list above, behind all that it imports.').toEqual([])
})

test('imports run one way: a layer imports only what stands before it in the order', () => {
  const backwards = imports().filter(
    ([file, imported]) => layers.indexOf(layerOf(imported)) > layers.indexOf(layerOf(file)),
  )
  const hint = 'Move what is shared into a layer that both may import, or the file behind what it imports.'
  expect(
    backwards.map(([file, imported]) => `${file} imports ${imported}`),
    hint,
  ).toEqual([])
})

/** The files that an entry of the bundler reaches, without those that it imports for their types alone. */
function reachedFrom(...entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries)
  // A set also goes through what is added on the way.
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue
    const code = readFileSync(join(project, file), 'utf8')
    for (const [, names = '', path = ''] of code.matchAll(/\b(?:import|export)\b([^;'"]*?)['"](\.[^'"]+)['"]/g)) {
      const isTypeOnly = names.startsWith(' type ') || /^ \{(?:\s*type \w+,?)+\s*\}/.test(names)
      if (!isTypeOnly) reached.add(normalize(join(dirname(file), path)).replaceAll('\\', '/'))
    }
  }
  return reached
}

test('visitors get src/site, and of the rest of the program only what is listed here', () => {
  const reached = reachedFrom('src/site/shell/entry-inline.ts', 'src/site/shell/entry-client.tsx')
  const rest = [...reached].filter((file) => !file.startsWith('src/site/')).toSorted()
  const hint =
    'Import only types of what a visitor does not need. Add a file here only if visitors must run it, and never one of the editor, the check or the build.'
  expect(rest, hint).toEqual([
    'src/content/dates/lisbon.ts',
    'src/content/model/language.ts',
    'src/content/page/page.ts',
  ])
})

test('the README says of every folder of src what lives there', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8')
  const folders = new Set(
    layers.filter((layer) => layer.startsWith('src/')).map((layer) => `${layer.split('/').slice(0, 2).join('/')}/`),
  )
  const missing = [...folders].filter((folder) => !readme.includes(`\`${folder}\``))
  expect(missing, 'Add a row for each of these to the table of folders in README.md.').toEqual([])
})

/** What is the same in every file of a kind, or says in two files what is one thing. */
const sharedNames: readonly (readonly [file: RegExp, why: string])[] = [
  [/[-/](?:pt|en)\.ts$/, 'a catalogue has the same name in each language'],
  [/\.d\.ts$/, 'it declares what a file beside it exports'],
  [/^src\/content\/model\/schema\/types\.generated\.ts$/, 'a component has the name of the content that it draws'],
]

test('what two files export under one name is the same thing: different things have different names', () => {
  const files = new Map<string, Set<string>>()
  for (const file of filesIn('src', 'scripts', 'bench', 'tests')) {
    if (!/\.[jt]sx?$/.test(file) || sharedNames.some(([shared]) => shared.test(file))) continue
    const exported = readFileSync(join(project, file), 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm,
    )
    for (const [, name = ''] of exported) files.set(name, (files.get(name) ?? new Set()).add(file))
  }
  const shared = [...files]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `${name}: ${[...where].join(', ')}`)
  expect(shared, 'Name each by what sets it apart, or let both import the one.').toEqual([])
})
