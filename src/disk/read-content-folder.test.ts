import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContentFolder } from './read-content-folder.ts'
import { contentFolder, type FileChanges } from './testing/content-folder.ts'

/** What is read where there are other files than usual. */
async function filesWith(changes: FileChanges): Promise<ReadonlyMap<string, unknown>> {
  return readContentFolder(await contentFolder(changes)).files ?? new Map()
}

test('every YAML file is read, in subfolders too, and nothing else', async () => {
  const files = await filesWith({
    'mais/sobre.yaml': 'path: /sobre',
    'sobre.yml': 'a',
    'sobre.yaml.txt': 'a',
    'LEIA-ME.md': '#',
    '.git/a.yaml': 'a',
  })
  expect([...files.keys()]).toEqual([
    'biodanza.yaml',
    'dictionary.yaml',
    'events.yaml',
    'home.yaml',
    'mais/sobre.yaml',
    'site.yaml',
    'sobre.yaml.txt',
    'sobre.yml',
  ])
  expect(files.get('mais/sobre.yaml')).toBe('path: /sobre')
})

test('a folder that does not exist gives no list of files, not even an empty one', () => {
  expect(readContentFolder('no-such-folder')).toEqual({ folder: 'no-such-folder', files: undefined })
})

test('the folder is named relative to where the command runs', async () => {
  expect(readContentFolder(join(process.cwd(), 'src', 'nowhere')).folder).toBe('src/nowhere')
  const before = process.cwd()
  onTestFinished(() => process.chdir(before))
  process.chdir(await contentFolder({}))
  expect(readContentFolder('.').folder).toBe('')
})

test('a text that is not UTF-8 is returned as far as it can be decoded', async () => {
  const files = await filesWith({ 'mais.yaml': Buffer.from('title: Psicóloga\n', 'latin1') })
  expect(files.get('mais.yaml')).toEqual({ fault: 'notUtf8', text: 'title: Psic\ufffdloga\n' })
})

test.each([
  ['with a byte order mark', '\ufeffpath: /mais\n'],
  ['without a byte order mark', 'path: /mais\n'],
])('UTF-16 %s is recognised as such', async (_, text) => {
  const files = await filesWith({ 'mais.yaml': Buffer.from(text, 'utf16le') })
  expect(files.get('mais.yaml')).toEqual({ fault: 'notUtf8', text: '', encoding: 'UTF-16' })
})

test('a file that is far too large is not read', async () => {
  const files = await filesWith({ 'mais.yaml': Buffer.alloc(1_000_001, 'a') })
  expect(files.get('mais.yaml')).toEqual({ fault: 'fileTooBig', bytes: 1_000_001 })
})

test('a folder or a link with the name of a page is not a file', async () => {
  const folder = await contentFolder({ 'mais.yaml/nada.txt': 'nada' })
  symlinkSync(join(folder, 'home.yaml'), join(folder, 'link.yaml'))
  const { files } = readContentFolder(folder)
  expect(files?.get('mais.yaml')).toEqual({ fault: 'notAFile' })
  expect(files?.get('link.yaml')).toEqual({ fault: 'notAFile' })
})
