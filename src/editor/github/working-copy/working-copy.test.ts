import * as indexedDatabase from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openWorkingCopy } from './working-copy.ts'

afterEach(() => void vi.restoreAllMocks().unstubAllGlobals())

beforeEach(() => {
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const nothing = () => undefined
const open = (download = async (): Promise<Uint8Array | undefined> => nothing()) =>
  openWorkingCopy('ines/site/main', download, nothing)

test('what a browser has thrown away is given to it again, but for the page that the owner removed', async () => {
  const store = open()
  const files = new Map([
    ['home.yaml', 'path: /'],
    ['retiro.yaml', 'path: /retiro'],
    ['site.yaml', 'name: Inês'],
  ])
  const published = { files, pictures: new Map<string, string>() }
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is not the method of arrays
  await store.fill(published)
  const versions = await store.list()
  await store.write('retiro.yaml', null, versions.get('retiro.yaml') ?? '')
  await deleteDB('content ines/site/main')
  await store.write('home.yaml', new TextEncoder().encode('path: / # changed'), versions.get('home.yaml') ?? '')
  expect([...(await open().list()).keys()]).toEqual(['home.yaml', 'site.yaml'])
})

const close = () => {
  throw new DOMException('closed', 'InvalidStateError')
}

test('a picture that can not be read or downloaded now is not gone, until all is removed', async () => {
  const store = open()
  const version = await store.keepPicture(new Uint8Array([1, 2, 3]))
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(close)
  // Closed while the computer slept: another one is opened.
  expect(await store.picture(version)).toEqual(new Uint8Array([1, 2, 3]))
  transaction.mockImplementationOnce(close).mockImplementationOnce(close)
  await expect(store.picture(version)).rejects.toThrow('closed')
  expect(await store.picture(version)).toEqual(new Uint8Array([1, 2, 3]))
  const offline = open(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(offline.picture('another')).rejects.toThrow('noAnswer')
  expect(await store.picture('another')).toBeUndefined()
  // Signing out removes all of it then, too.
  transaction.mockImplementationOnce(close)
  await expect(store.remove()).resolves.toBeUndefined()
})

test('other tabs hear of a text that was given up, as it took too long, and is kept all the same', async () => {
  const store = open()
  const heard = vi.fn<(versions: Readonly<Record<string, string | null>>) => void>()
  onTestFinished(open().watch(heard))
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((giveUp) => {
    giveUp()
    return setTimeout(() => undefined)
  })
  await expect(store.write('home.yaml', new TextEncoder().encode('path: /'), null)).rejects.toBeUndefined()
  await expect.poll(() => heard.mock.calls).toEqual([[{ 'home.yaml': expect.any(String) }]])
})
