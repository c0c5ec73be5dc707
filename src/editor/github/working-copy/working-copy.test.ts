import * as indexedDatabase from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorkingCopy } from './working-copy.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what a browser has thrown away is given to it again, but for the page that the owner removed', async () => {
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
  const open = () =>
    openWorkingCopy(
      'ines/site/main',
      async () => undefined,
      () => undefined,
    )
  const store = open()
  const files = new Map([
    ['home.yaml', 'path: /'],
    ['retiro.yaml', 'path: /retiro'],
    ['site.yaml', 'name: Inês'],
  ])
  await store.fill({ files, pictures: new Map() })
  const versions = await store.list()
  await store.write('retiro.yaml', null, versions.get('retiro.yaml') ?? '')
  indexedDB.deleteDatabase('content ines/site/main')
  await store.write('home.yaml', new TextEncoder().encode('path: / # changed'), versions.get('home.yaml') ?? '')
  expect([...(await open().list()).keys()]).toEqual(['home.yaml', 'site.yaml'])
})
