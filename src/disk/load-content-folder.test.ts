import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContentFolder } from './load-content-folder.ts'
import { contentFolder, type FileChanges } from './testing/content-folder.ts'

/** What is read where there are other files than usual. */
async function filesWith(changes: FileChanges): Promise<ReadonlyMap<string, unknown>> {
  return readContentFolder(await contentFolder(changes)).files ?? new Map()
}

test('every YAML file is read, in subfolders too, and nothing else, nor what systems leave beside them', async () => {
  const files = await filesWith({
    'mais/sobre.yaml': 'path: /sobre',
    'sobre.yml': 'a',
    'sobre.yaml.txt': 'a',
    'LEIA-ME.md': '#',
    '.git/a.yaml': 'a',
    '._home.yaml': '\0',
    '.#home.yaml': 'a',
    '__MACOSX/._home.yaml': '\0',
    'mais/._sobre.yaml': '\0',
    'home.yaml~': 'a',
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

test('a folder that is there and cannot be read is no missing one', () => {
  expect(() => readContentFolder('x'.repeat(300))).toThrow('ENAMETOOLONG')
})

test('a subfolder that cannot be read stops the check', async () => {
  const folder = await contentFolder({ 'mais/sobre.yaml': 'path: /sobre' })
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'mais'), 0o000)
  onTestFinished(() => chmodSync(join(folder, 'mais'), 0o700))
  // To root every folder can be read: the user 'nobody' takes its place.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(65_534)
    onTestFinished(() => process.seteuid?.(0))
  }
  expect(() => readContentFolder(folder)).toThrow(/EACCES.*mais/)
})

test('the folder is named relative to where the command runs', async () => {
  expect(readContentFolder(join(process.cwd(), 'src', 'nowhere')).folder).toBe('src/nowhere')
  const before = process.cwd()
  onTestFinished(() => process.chdir(before))
  process.chdir(await contentFolder({}))
  expect(readContentFolder('.').folder).toBe('')
})

const title = 'title: Psicóloga em ação\n'
const mac = Buffer.from(title, 'latin1').map((byte) => ({ 0xf3: 0x97, 0xe7: 0x8d, 0xe3: 0x8b })[byte] ?? byte)
const unread = 'title: Psic\ufffdloga em a\ufffd\ufffdo\n'

test.each([
  ['Windows 1252', Buffer.from(title, 'latin1'), unread],
  ['Mac Roman', Buffer.from(mac), unread],
  ['UTF-16 LE', Buffer.from(title, 'utf16le'), ''],
  ['UTF-16 LE', Buffer.from(`\ufeff${title}`, 'utf16le'), ''],
  ['UTF-16 BE', Buffer.from(title, 'utf16le').swap16(), ''],
])('the encoding %s is recognised', async (encoding, bytes, text) => {
  const files = await filesWith({ 'mais.yaml': bytes })
  expect(files.get('mais.yaml')).toEqual({ fault: 'notUtf8', text, encoding })
})

test('a file with a few bytes that are not UTF-8 is reported without an encoding', async () => {
  const files = await filesWith({ 'mais.yaml': Buffer.concat([Buffer.from(title), Buffer.from(title, 'latin1')]) })
  expect(files.get('mais.yaml')).toEqual({ fault: 'notUtf8', text: title + unread })
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
