import { expect, test } from 'vitest'
import { Refused } from '../../protocol.ts'
import { openWindow } from '../../testing/faults/tab.ts'
import type { ServerClient } from './server-client.ts'
import { memoryServer } from './testing/memory-server.ts'
import {
  edit,
  elsewhere,
  home,
  stored,
  type Opened,
  opened,
  redoAll,
  title,
  type,
  undoAll,
} from './testing/opened-store.ts'
import { storageInMemory, unsavedInMemory } from './testing/unsaved-in-memory.ts'

/** Once what the start began is over, the history is kept once more. @returns lets it be kept again */
async function keepOnce({ server: { client }, store }: Opened) {
  await store.saved()
  const { keepHistory } = client
  client.keepHistory = (...history) => {
    client.keepHistory = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
    return keepHistory(...history)
  }
  return () => void (client.keepHistory = keepHistory)
}

test('typing on in a field keeps what another program wrote in between, and undo takes back the own letters alone', async () => {
  const both = await opened()
  const { store } = both
  type(store, title, 'Olá!')
  await store.saved()
  await elsewhere(both, (text) => text.replace('pt: Valores', 'pt: Os valores'))
  for (const letters of ['Olá!!', 'Olá!!!', 'Olá!!!!']) type(store, title, letters)
  await store.saved()
  const theirs = home.replace('pt: Valores', 'pt: Os valores')
  const all = theirs.replace('pt: Olá', 'pt: Olá!!!!')
  expect(stored(both)).toBe(all)
  await undoAll(both)
  expect(stored(both)).toBe(theirs)
  await redoAll(both)
  expect(stored(both)).toBe(all)
})

test('what was written in a block is undone in that block, wherever others have moved it', async () => {
  const both = await opened()
  const { store } = both
  type(store, ['blocks', 0, 'title', 'pt'], 'Meu')
  edit(store, { kind: 'remove', path: ['blocks', 1] })
  await store.saved()
  const added = '  - type: hero\n    title: { pt: Outro, en: Other }\n'
  const withAdded = (text: string) => text.replace('blocks:\n', () => `blocks:\n${added}`)
  await elsewhere(both, withAdded)
  const all = stored(both)
  await undoAll(both)
  expect(stored(both)).toBe(withAdded(home))
  await redoAll(both)
  expect(stored(both)).toBe(all)
})

test('a place that was changed again elsewhere is left as it is by undo, which then goes on to earlier steps', async () => {
  const both = await opened()
  const { store } = both
  type(store, ['blocks', 1, 'title', 'pt'], 'Meu')
  type(store, title, 'Meu')
  await store.saved()
  await elsewhere(both, (text) => text.replace('pt: Meu, en: Hello', 'pt: Outro, en: Hello'))
  expect(await store.undo()).toBeUndefined()
  expect(stored(both)).toContain('pt: Outro, en: Hello')
  expect(await store.undo()).toBe('Texto')
  expect(stored(both)).toBe(home.replace('pt: Olá', 'pt: Outro'))
})

test('two tabs write in turn: every text is there, and each tab undoes what was done in it, even after a reload', async () => {
  const one = await opened()
  const other = await opened(undefined, one.server)
  const write = async (tab: Opened, path: (string | number)[], value: string) => {
    type(tab.store, path, value)
    await tab.store.saved()
    one.server.tell('home.yaml')
    await Promise.all([one.store.saved(), other.store.saved()])
  }
  await write(one, title, 'Um')
  await write(other, ['blocks', 0, 'title', 'pt'], 'Dois')
  await write(one, ['title', 'en'], 'Three')
  await write(other, ['blocks', 1, 'title', 'pt'], 'Quatro')
  expect(stored(one)).toBe(stored(other))
  await one.store.undo()
  expect(stored(one)).toContain('{ pt: Um, en: Hello }')
  one.server.tell('home.yaml')
  await other.store.saved()

  const again = await opened(undefined, one.server)
  await undoAll(again)
  expect(stored(again)).toBe(home)
  await redoAll(again)
  expect(stored(again)).toContain('{ pt: Um, en: Three }')
  expect(stored(again)).toContain('Dois')
  expect(stored(again)).toContain('Quatro')
})

test('a save that was refused is nothing that others wrote on: the owner is asked where both changed a text', async () => {
  const { server, store } = await opened()
  type(store, title, 'Olá!')
  type(store, ['title', 'en'], 'Hi')
  // The same in one place, and something else in the other.
  server.write('home.yaml', home.replace('Olá, en: Hello', 'Olá!, en: Welcome'))
  await store.saved()
  expect(store.state().conflicts).toHaveLength(1)
  expect(server.read('home.yaml')).toContain('pt: Olá!, en: Hi')
})

test('a text that was to be sent, and was not, is nothing that others wrote on either', async () => {
  const { server, store } = await opened()
  const keepAgain = await keepOnce({ server, store })
  type(store, title, 'Olá!')
  type(store, ['title', 'en'], 'Hi')
  const merged = home.replace('pt: Valores', 'pt: Os valores')
  server.write('home.yaml', merged)
  await store.saved()
  expect(store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
  keepAgain()
  server.write('home.yaml', merged.replace('Olá, en: Hello', 'Olá!, en: Welcome'))
  await store.saved()
  expect(store.state().conflicts).toHaveLength(1)
  expect(server.read('home.yaml')).toContain('pt: Olá!, en: Hi')
})

test('a closing window does not write over what others wrote while the question about it is not kept', async () => {
  const kept = unsavedInMemory()
  const { server, store } = await opened(kept())
  const keepAgain = await keepOnce({ server, store })
  type(store, title, 'Bom dia')
  server.write('home.yaml', home.replace('pt: Olá', 'pt: Outro'))
  await store.saved()
  store.leave()
  await store.saved()
  expect(server.read('home.yaml')).toContain('pt: Outro')
  keepAgain()
  const again = await opened(kept(), server)
  await again.store.saved()
  expect(stored(again)).toContain('pt: Bom dia')
  expect(again.store.state().conflicts).toHaveLength(1)
  await again.store.undo()
  expect(stored(again)).toContain('pt: Outro')
})

test('a save that was on its way as the window closed is no other writer’s: what was typed after it comes back', async () => {
  const kept = unsavedInMemory()
  const { server, store } = await opened(kept())
  const { keepHistory, saveFile } = server.client
  await store.saved()
  let goOn: (() => void) | undefined
  const isHeld = new Promise<void>((begun) => {
    server.client.keepHistory = async (...history) => {
      begun()
      await new Promise<void>((resolve) => (goOn = resolve))
      return keepHistory(...history)
    }
  })
  type(store, title, 'Bom dia')
  type(store, ['title', 'en'], 'Hi')
  const saving = store.saved()
  await isHeld
  type(store, ['title', 'en'], 'Hi there')
  Object.assign(server.client, { keepHistory, saveFile: () => Promise.reject(new Refused({ refused: 'noAnswer' })) })
  store.leave()
  Object.assign(server.client, { saveFile })
  goOn?.()
  await saving
  expect(server.read('home.yaml')).toContain('pt: Bom dia, en: Hi }')
  const again = await opened(kept(), server)
  await again.store.saved()
  expect(stored(again)).toContain('pt: Bom dia, en: Hi there }')
})

test.each([
  ['while it was open', 'the next one'],
  ['while it was open', 'it'],
  ['as it closed', 'the next one'],
])('what a closed window sent %s arrives once %s has undone it, and stays undone', async (sent, by) => {
  const [storage, server] = [storageInMemory(), memoryServer({ 'home.yaml': home })]
  let arrive: (() => Promise<unknown>) | undefined
  const saveFile: ServerClient['saveFile'] = (...request) => {
    arrive ??= () => server.client.saveFile(...request)
    return new Promise(() => undefined)
  }
  const tab = openWindow({ ...server.client, saveFile }, storage)
  await tab.store.start()
  type(tab.store, title, 'abc')
  if (sent === 'while it was open') {
    void tab.store.saved()
    await expect.poll(() => arrive).toBeDefined()
  }
  if (by === 'it') void tab.store.undo()
  tab.store.leave()
  tab.kill()
  const again = openWindow(server.client, storage)
  await again.store.start()
  if (by !== 'it') await again.store.undo()
  const said = new Set<string>()
  again.store.subscribe(() => said.add(again.store.state().saving.state))
  await arrive?.()
  server.tell('home.yaml')
  await again.store.saved()
  expect(stored({ server, store: again.store })).toBe(home)
  expect([...said]).toEqual(['saving', 'saved'])
})
