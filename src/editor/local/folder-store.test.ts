import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUnfinished } from '../../disk/write-complete.ts'
import { readContent } from '../content-store.ts'
import { openFolderStore } from './folder-store.ts'
import { temporaryFolder } from '../../disk/testing/temporary-folder.ts'

const home = 'path: /\n'

function contentFolder(): string {
  const around = temporaryFolder()
  const folder = join(around, 'content')
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), home)
  writeFileSync(join(around, 'secret.yaml'), 'secret')
  return folder
}

test('a write does not overwrite a change that another program made in the meantime', async () => {
  const folder = contentFolder()
  const store = await openFolderStore(folder)
  const before = await store.read('home.yaml')
  writeFileSync(join(folder, 'home.yaml'), 'de outra pessoa')
  await expect(store.write('home.yaml', Buffer.from('meu'), before?.version ?? null)).rejects.toThrow(
    'changedMeanwhile',
  )
  await expect(store.write('home.yaml', null, before?.version ?? null)).rejects.toThrow('changedMeanwhile')
  await expect(store.write('home.yaml', Buffer.from('novo'), null)).rejects.toThrow('changedMeanwhile')
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe('de outra pessoa')
})

test('a write that waits for the disk does not overwrite what another program writes meanwhile', async () => {
  const folder = contentFolder()
  const store = await openFolderStore(folder)
  const before = await store.read('home.yaml')
  const isWriting = () => readdirSync(folder).some(isUnfinished)
  const written = store.write('home.yaml', Buffer.alloc(50_000_000, 'meu'), before?.version ?? null)
  const refused = expect(written).rejects.toThrow('changedMeanwhile')
  while (!isWriting()) await new Promise(setImmediate)
  writeFileSync(join(folder, 'home.yaml'), 'de outra pessoa')
  await refused
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe('de outra pessoa')
})

test('a text that another program is writing is read when it is whole', async () => {
  const folder = contentFolder()
  const store = await openFolderStore(folder)
  const writes = ['', home]
  const list = async () => {
    const listed = await store.list()
    writeFileSync(join(folder, 'home.yaml'), writes.shift() ?? home)
    return listed
  }
  const { versions, texts } = await readContent({ ...store, list })
  expect([texts.get('home.yaml')?.text, writes]).toEqual([home, []])
  expect(versions).toEqual(await store.list())
})

test.each([
  '../secret.yaml',
  'images/../../secret.yaml',
  'images/../home.yaml',
  '/etc/passwd',
  'images/a/b.jpg',
  'images/.jpg',
  'images/..jpg',
  'images\\..\\secret.jpg',
  'Home.yaml',
  'home.yml',
  '.env',
  'con.yaml',
  'images/a\0.jpg',
  'images/program.svg',
  '',
])('the name %j is neither read nor written', async (name) => {
  const store = await openFolderStore(contentFolder())
  await expect(store.read(name)).rejects.toThrow('badName')
  await expect(store.write(name, Buffer.from('x'), null)).rejects.toThrow('badName')
})

test('a link out of the folder, to a file or as picture folder, is not listed, read or written', async () => {
  const folder = contentFolder()
  symlinkSync(join(folder, '..', 'secret.yaml'), join(folder, 'secret.yaml'))
  rmSync(join(folder, 'images'), { recursive: true })
  symlinkSync(join(folder, '..'), join(folder, 'images'))
  writeFileSync(join(folder, '..', 'photo.jpg'), 'photo')
  const left = join(folder, '..', '.unfinished-0123456789ab')
  writeFileSync(left, 'of somebody else')
  const store = await openFolderStore(folder)
  expect([...(await store.list()).keys()]).toEqual(['home.yaml'])
  for (const name of ['secret.yaml', 'images/photo.jpg', 'images/new.jpg']) {
    await expect(store.read(name)).rejects.toThrow('isLink')
    await expect(store.write(name, Buffer.from('x'), null)).rejects.toThrow('isLink')
  }
  expect(readFileSync(join(folder, '..', 'secret.yaml'), 'utf8')).toBe('secret')
  expect(existsSync(left)).toBe(true)
})

test('a file in whose place iCloud has left a placeholder is not read as missing, nor written again', async () => {
  const folder = contentFolder()
  writeFileSync(join(folder, '.retreat.yaml.icloud'), 'bplist00')
  const store = await openFolderStore(folder)
  expect([...(await store.list()).keys()]).toEqual(['home.yaml'])
  await expect(store.read('retreat.yaml')).rejects.toThrow('isLink')
  await expect(store.write('retreat.yaml', Buffer.from('x'), null)).rejects.toThrow('isLink')
})

test.skipIf(process.platform === 'win32')('a pipe in the folder is no content, and nobody waits for it', async () => {
  const folder = contentFolder()
  execFileSync('mkfifo', [join(folder, 'pipe.yaml'), join(folder, 'images/pipe.jpg')])
  const store = await openFolderStore(folder)
  expect([...(await store.list()).keys()].filter((name) => name.includes('pipe'))).toEqual([])
  await expect(store.read('pipe.yaml')).rejects.toThrow('isLink')
})

test('while the folder is gone or empty nothing is listed or written, and the content is there again with the folder', async () => {
  const folder = contentFolder()
  const store = await openFolderStore(folder)
  const before = await store.list()
  const version = before.get('home.yaml') ?? null
  rmSync(folder, { recursive: true })
  await expect(store.list()).rejects.toThrow('diskFailed')
  await expect(store.write('home.yaml', Buffer.from('x'), version)).rejects.toThrow('diskFailed')
  await expect(store.write('home.yaml', Buffer.from('x'), null)).rejects.toThrow('diskFailed')
  mkdirSync(join(folder, 'images'), { recursive: true })
  await expect(store.list()).rejects.toThrow('diskFailed')
  writeFileSync(join(folder, 'images/before-the-texts.jpg'), '')
  await expect(store.list()).rejects.toThrow('diskFailed')
  rmSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), home)
  expect(await store.list()).toEqual(before)
})

test('a picture whose name the Mac has written in two characters has the name that texts have', async () => {
  const folder = contentFolder()
  const name = 'images/função.jpg'
  const onDisk = join(folder, name.normalize('NFD'))
  writeFileSync(onDisk, 'antes')
  const store = await openFolderStore(folder)
  expect([...(await store.list()).keys()]).toContain(name)
  const before = await store.read(name)
  await store.write(name, Buffer.from('depois'), before?.version ?? null)
  expect(readFileSync(onDisk, 'utf8')).toBe('depois')
  expect(readdirSync(join(folder, 'images'))).toHaveLength(1)
})

test('a write-protected file is not overwritten', async () => {
  const folder = contentFolder()
  const store = await openFolderStore(folder)
  chmodSync(join(folder, 'home.yaml'), 0o444)
  const { version } = (await store.read('home.yaml')) ?? {}
  await expect(store.write('home.yaml', Buffer.from('x'), version ?? null)).rejects.toThrow('readOnly')
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe(home)
})

test('leftovers of a killed server are removed at the next start', async () => {
  const folder = contentFolder()
  writeFileSync(join(folder, '.unfinished-0123456789ab'), 'meio')
  await openFolderStore(folder)
  expect(existsSync(join(folder, '.unfinished-0123456789ab'))).toBe(false)
})

test('a picture gets a new version when another program rewrites it, and only then', async () => {
  const folder = contentFolder()
  const picture = join(folder, 'images/sala.jpg')
  // Some programs keep a file's modification time.
  const write = (text: string) => {
    writeFileSync(picture, text)
    utimesSync(picture, 0, 0)
  }
  write('a')
  const store = await openFolderStore(folder)
  const version = async () => (await store.list()).get('images/sala.jpg')
  const first = await version()
  expect(await version()).toBe(first)
  const { ctimeMs } = statSync(picture)
  while (statSync(picture).ctimeMs === ctimeMs) write('b')
  expect(await version()).not.toBe(first)
  rmSync(picture)
  expect(await version()).toBeUndefined()
})
