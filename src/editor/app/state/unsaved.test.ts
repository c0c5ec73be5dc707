import { expect, onTestFinished, test, vi } from 'vitest'
import { Refused } from '../../protocol.ts'
import { createEditorStore } from './editor-store.ts'
import { serverClient } from './server-client.ts'
import { openWindow } from '../../testing/faults/tab.ts'
import { memoryServer } from './testing/memory-server.ts'
import { home, stored, type Opened, opened, redoAll, title, type, undoAll } from './testing/opened-store.ts'
import { storageInMemory, unsavedInMemory } from './testing/unsaved-in-memory.ts'

/** The server stops after it has kept the history, and before it saves the file. */
function stopAfterHistory({ server: { client } }: Opened): () => void {
  const { saveFile, keepHistory } = client
  client.saveFile = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
  return () => void Object.assign(client, { saveFile, keepHistory })
}

/** Opens a window in place of one that is closed. */
async function openAgain({ server, store }: Opened, kept: ReturnType<typeof unsavedInMemory>): Promise<Opened> {
  store.leave()
  return { server, store: createEditorStore(server.client, { theirs: '', unsaved: 'Voltou' }, kept()) }
}

test.each([
  ['letters', async ({ store }: Opened) => type(store, title, 'abc'), 'abc'],
  ['an undo', async ({ store }: Opened) => void (await store.undo()), 'Olá'],
  [
    'letters after those',
    async ({ server: { client }, store }: Opened) => {
      type(store, title, 'abc')
      await store.saved()
      client.keepHistory = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
      type(store, title, 'abcd')
    },
    'abcd',
  ],
])(
  '%s whose history was kept and whose file was not saved come back, and undo reaches the start',
  async (_, act, said) => {
    const storage = storageInMemory()
    const kept = unsavedInMemory(storage)
    const both = await opened(kept())
    type(both.store, title, 'ab')
    await both.store.saved()
    const startServer = stopAfterHistory(both)
    await act(both)
    await both.store.saved()
    expect(both.store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
    const again = await openAgain(both, kept)
    // A window that crashes at once leaves nothing else behind.
    const crashed = openWindow(both.server.client, storage)
    await crashed.store.start()
    crashed.kill()
    startServer()
    await again.store.start()
    await again.store.saved()
    expect(stored(again)).toBe(home.replace('pt: Olá', `pt: ${said}`))
    await redoAll(again)
    const end = stored(again)
    await undoAll(again)
    expect(stored(again)).toBe(home)
    await redoAll(again)
    expect(stored(again)).toBe(end)
  },
)

test('letters that are typed while the server is stopped come back as one step', async () => {
  const kept = unsavedInMemory()
  const both = await opened(kept())
  type(both.store, title, 'ab')
  await both.store.saved()
  const startServer = stopAfterHistory(both)
  both.server.client.keepHistory = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
  type(both.store, title, 'abc')
  await both.store.saved()
  const again = await openAgain(both, kept)
  startServer()
  await again.store.start()
  await again.store.saved()
  expect(stored(again)).toBe(home.replace('pt: Olá', 'pt: abc'))
  expect(again.store.state().regained).toBe(true)
  expect(await again.store.undo()).toBe('Voltou')
  expect(stored(again)).toBe(home.replace('pt: Olá', 'pt: ab'))
})

test.each([
  ['nobody answers', new Refused({ refused: 'noAnswer' }), 'noAnswer'],
  ['the browser gives up its database', new DOMException('gone', 'InvalidStateError'), 'diskFailed'],
  ['the browser is full', new DOMException('full', 'QuotaExceededError'), 'diskFull'],
  ['a name can not be saved', new Refused({ refused: 'isLink' }), 'isLink'],
  ['the editor itself fails', new TypeError('undefined is not a function'), 'failed'],
])('when %s, the line says so, and the text is saved as soon as that is over', async (_, error, refused) => {
  const { server, store } = await opened()
  const { saveFile } = server.client
  server.client.saveFile = () => Promise.reject(error)
  type(store, title, 'Bom dia')
  await store.saved()
  expect(store.state().saving).toEqual({ state: 'refused', refused })
  Object.assign(server.client, { saveFile })
  await expect.poll(() => store.state().saving).toEqual({ state: 'saved' })
  expect(server.read('home.yaml')).toContain('Bom dia')
})

const afterLostAnswer = [
  { name: 'and something else is typed', next: 'Hi' },
  { name: 'and nothing else happens' },
  { name: 'and somebody else has written on it', theirs: 'Their values' },
]
test.each(afterLostAnswer.flatMap((each) => ['live', 'after a reload'].map((when) => ({ when, ...each }))))(
  'a save whose answer was lost is nobody else’s: what is undone stays undone, $when, $name',
  async ({ when, next, theirs }: { readonly when: string; readonly next?: string; readonly theirs?: string }) => {
    const kept = unsavedInMemory()
    const both = await opened(kept())
    const { client } = both.server
    const { content, saveFile } = client
    client.saveFile = async (...request) => {
      await saveFile(...request)
      // Whoever else writes does so before the window can look.
      if (theirs) client.content = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
      if (when === 'live') client.saveFile = saveFile
      throw new Refused({ refused: 'noAnswer' })
    }
    type(both.store, title, 'abc')
    await both.store.saved()
    expect(both.server.read('home.yaml')).toContain('pt: abc')
    both.server.write('home.yaml', (both.server.read('home.yaml') ?? '').replace('Values', theirs ?? 'Values'))
    client.saveFile = when === 'live' ? saveFile : () => Promise.reject(new Refused({ refused: 'noAnswer' }))
    await both.store.undo()
    if (next !== undefined) type(both.store, ['title', 'en'], next)
    const now = when === 'live' ? both : await openAgain(both, kept)
    Object.assign(client, { content, saveFile })
    if (now !== both) await now.store.start()
    await now.store.saved()
    expect(now.store.state()).toMatchObject({ saving: { state: 'saved' }, conflicts: [] })
    expect(stored(now)).toBe(home.replace('Hello', next ?? 'Hello').replace('Values', theirs ?? 'Values'))
  },
)

test('a request that nobody answers ends: the line says so', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout(limit / 10_000))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new TypeError('aborted')))
    })
  })
  onTestFinished(() => void vi.restoreAllMocks().unstubAllGlobals())
  const { server, store } = await opened()
  const { saveFile } = server.client
  server.client.saveFile = serverClient.saveFile
  type(store, title, 'Bom dia')
  await store.saved()
  expect(store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
  // It is tried again for ever, and must not reach the server of another test.
  server.client.saveFile = saveFile
  await expect.poll(() => store.state().saving).toEqual({ state: 'saved' })
})

test.each([
  'null',
  '{"home.ya',
  '{"home.yaml":null}',
  '{"home.yaml":{"mine":7}}',
  '{"../x":{"mine":"a","base":null}}',
  '[1]',
])('a kept entry that reads %s is set aside and said, and the texts of the others come back', async (entry) => {
  const storage = storageInMemory()
  const left = { mine: home.replace('Olá', 'Por guardar'), base: home }
  storage.setItem('editor folder unsaved 1', entry)
  storage.setItem('editor folder unsaved 2', JSON.stringify({ 'home.yaml': left }))
  storage.setItem('editor other/site/main unsaved 3', JSON.stringify({ 'home.yaml': { ...left, mine: 'alheio' } }))
  const { server, store } = await opened(unsavedInMemory(storage)())
  expect(storage.getItem('editor folder unsaved 2'), 'kept until it is saved').not.toBeNull()
  await store.saved()
  expect(server.read('home.yaml')).toContain('Por guardar')
  expect(store.state()).toMatchObject({ regained: true, notRegained: true })
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const apart = kept.filter((key) => key.startsWith('editor folder unreadable ')).map((key) => storage.getItem(key))
  expect(apart).toEqual([entry])
  expect(kept.filter((key) => key.includes(' unsaved '))).toEqual(['editor other/site/main unsaved 3'])
})

/** What a window keeps that has changed the page, and could not save it though it has sent it. */
const left = (from: string, to: string, mine = home.replace(from, to)): string =>
  JSON.stringify({ 'home.yaml': { mine, base: home, sent: [mine] } })

test.each(['keeps', 'has saved'])(
  'texts of one file that a window could not save come back, also on what another one %s, and where both wrote the owner is asked',
  async (what) => {
    const [storage, server] = [storageInMemory(), memoryServer({ 'home.yaml': home })]
    storage.setItem('editor folder unsaved 1', left('Olá, en: Hello', 'Um, en: One'))
    storage.setItem('editor folder unsaved 3', left('Valores', 'Três'))
    if (what === 'keeps') storage.setItem('editor folder unsaved 2', left('Olá, en: Hello', 'Dois, en: One'))
    else server.write('home.yaml', home.replace('Olá, en: Hello', 'Dois, en: One'))
    const { store } = await opened(unsavedInMemory(storage)(), server)
    await store.saved()
    expect(server.read('home.yaml')).toContain('en: One')
    expect(server.read('home.yaml')).toContain('Três')
    const [conflict, ...others] = store.state().conflicts
    expect(others).toEqual([])
    expect(
      [conflict?.before, conflict?.after].map((text) => /pt: (\w+), en: One/.exec(text ?? '')?.[1]).toSorted(),
    ).toEqual(['Dois', 'Um'])
  },
)
