import { expect, test } from 'vitest'
import { unpackHistory } from './packed-history.ts'
import { createEditorStore } from './editor-store.ts'
import { memoryServer } from './testing/memory-server.ts'
import { home, onDisk, type Opened, opened, redoAll, title, type, undoAll } from './testing/opened-store.ts'
import { unsavedInMemory } from './testing/unsaved-in-memory.ts'

/** The server stops after it has kept the history, and before it saves the file. */
function stopAfterHistory({ server: { client } }: Opened): () => void {
  const { saveFile } = client
  client.saveFile = () => Promise.reject(new TypeError('gone'))
  return () => {
    client.saveFile = saveFile
  }
}

/** Opens a window in place of one that is closed. */
async function openAgain({ server, store }: Opened, kept: ReturnType<typeof unsavedInMemory>): Promise<Opened> {
  store.leave()
  const again: Opened = { server, store: createEditorStore(server.client, { theirs: '', unsaved: 'Voltou' }, kept()) }
  return again
}

test.each([
  ['letters', async ({ store }: Opened) => type(store, title, 'abc'), 'abc'],
  ['an undo', async ({ store }: Opened) => void (await store.undo()), 'Olá'],
])(
  '%s whose history was kept and whose file was not saved come back, and undo reaches the start',
  async (_, act, said) => {
    const kept = unsavedInMemory()
    const both = await opened(kept())
    type(both.store, title, 'ab')
    await both.store.saved()
    const startServer = stopAfterHistory(both)
    await act(both)
    await both.store.saved()
    expect(both.store.state().saving).toEqual({ state: 'lost' })
    const again = await openAgain(both, kept)
    startServer()
    await again.store.start()
    await again.store.saved()
    const last = home.replace('pt: Olá', `pt: ${said}`)
    expect(onDisk(again)).toBe(last)
    await redoAll(again)
    const end = onDisk(again)
    await undoAll(again)
    expect(onDisk(again)).toBe(home)
    await redoAll(again)
    expect(onDisk(again)).toBe(end)
  },
)

test('letters that are typed while the server is stopped come back as one step', async () => {
  const kept = unsavedInMemory()
  const both = await opened(kept())
  type(both.store, title, 'ab')
  await both.store.saved()
  const startServer = stopAfterHistory(both)
  const { keepHistory } = both.server.client
  both.server.client.keepHistory = () => Promise.reject(new TypeError('gone'))
  type(both.store, title, 'abc')
  await both.store.saved()
  const again = await openAgain(both, kept)
  startServer()
  both.server.client.keepHistory = keepHistory
  await again.store.start()
  await again.store.saved()
  expect(onDisk(again)).toBe(home.replace('pt: Olá', 'pt: abc'))
  expect(again.store.state().regained).toBe(true)
  expect(await again.store.undo()).toBe('Voltou')
  expect(onDisk(again)).toBe(home.replace('pt: Olá', 'pt: ab'))
})

test('no letter is on disk before the history that undoes it, however fast somebody types', async () => {
  const { server, store } = await opened()
  const { keepHistory, saveFile } = server.client
  const seen: boolean[] = []
  server.client.keepHistory = (history, dropped) => {
    const kept = keepHistory(history, dropped)
    type(store, title, 'abc')
    return kept
  }
  server.client.saveFile = async (name, request) => {
    type(store, title, 'abcd')
    const kept = await server.client.history()
    seen.push(kept !== null && unpackHistory(kept).steps.at(-1)?.files[0]?.after === request.text)
    return saveFile(name, request)
  }
  type(store, title, 'ab')
  while (store.state().saving.state !== 'saved') await store.saved()
  expect(seen).toEqual(seen.map(() => true))
  expect(server.read('home.yaml')).toContain('abcd')
})

test('a request that fails once is sent again, even if the connection stays', async () => {
  const server = memoryServer({ 'home.yaml': 'path: /\ntitle: { pt: Olá, en: Hello }\n' })
  const { saveFile } = server.client
  server.client.saveFile = () => Promise.reject(new TypeError('reset'))
  const store = createEditorStore(server.client, { theirs: '' })
  await store.start()
  type(store, ['title', 'pt'], 'Bom dia')
  await store.saved()
  expect(store.state().saving).toEqual({ state: 'lost' })
  Object.assign(server.client, { saveFile })
  await expect.poll(() => store.state().saving).toEqual({ state: 'saved' })
  expect(server.read('home.yaml')).toContain('Bom dia')
})
