import * as indexedDatabase from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorkingCopy } from './working-copy.ts'

afterEach(() => void vi.unstubAllGlobals())

const nothing = () => undefined
const open = () => openWorkingCopy('ines/site/main', async () => nothing(), nothing)

test('what a browser has thrown away is given to it again, but for the page that the owner removed', async () => {
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
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
