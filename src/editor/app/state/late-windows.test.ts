import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { Refused } from '../../protocol.ts'
import { type MemoryServer, memoryServer } from './testing/memory-server.ts'
import { edit, home, opened, title, type } from './testing/opened-store.ts'
import { storageInMemory, unsavedInMemory } from './testing/unsaved-in-memory.ts'

const file = 'home.yaml'

const refuse = () => Promise.reject(new Refused({ refused: 'diskFailed' }))

/** A server that tells every window of each save, as the real ones do. */
function serverThatTells(): MemoryServer {
  const server = memoryServer({ [file]: home })
  const { saveFile } = server.client
  server.client.saveFile = async (name, request) => {
    const answer = await saveFile(name, request)
    setTimeout(server.tell, 0, name)
    return answer
  }
  return server
}

test('a window that opens while another one saves brings back nothing older, though no answer to that save comes', async () => {
  const kept = unsavedInMemory()
  const server = serverThatTells()
  const { client } = server
  const { store: first } = await opened(kept(), server)
  await first.saved()

  const events = new EventEmitter()
  const arrival = once(events, 'now')
  const content = async () => {
    const read = await client.content()
    await arrival
    return read
  }
  const opening = opened(kept(), { ...server, client: { ...client, content } })

  const { saveFile } = client
  client.saveFile = async (...request) => {
    client.saveFile = saveFile
    await saveFile(...request)
    throw new Refused({ refused: 'noAnswer' })
  }
  type(first, title, 'Novo')
  await expect.poll(() => first.state().saving).toEqual({ state: 'saved' })
  events.emit('now')
  const { store: second } = await opening
  await Promise.all([second.saved(), first.saved()])
  expect(server.read(file)).toContain('pt: Novo')
})

test('what is undone in one window stays undone, though another one had once sent it before it was closed', async () => {
  const kept = unsavedInMemory()
  const server = serverThatTells()
  const { store: closed } = await opened(kept(), server)
  type(closed, title, 'Um')
  closed.leave()
  const { store: idle } = await opened(kept(), server)
  const { store } = await opened(kept(), server)
  const shown = () => [store, idle].map((each) => each.state().texts.get(file))
  const areAll = (said: string) => expect.poll(shown).toEqual(Array(2).fill(expect.stringContaining(said)))
  await areAll('pt: Um')
  type(store, title, 'Dois')
  await areAll('pt: Dois')
  await store.undo()
  await areAll('pt: Um')
  await Promise.all([store.saved(), idle.saved()])
  expect(server.read(file)).toContain('pt: Um')
})

test('of two windows that a browser restores, what one writes on is not there twice: the other one asks', async () => {
  const kept = unsavedInMemory()
  const server = memoryServer({ [file]: home })
  const { store: closed } = await opened(kept(), { ...server, client: { ...server.client, saveFile: refuse } })
  edit(closed, { kind: 'duplicateItem', path: ['blocks', 1] })
  type(closed, ['blocks', 2, 'title', 'pt'], 'Nova')
  await closed.saved()
  const events = new EventEmitter()
  const turn = once(events, 'now')
  const saveFile = async (...request: Parameters<typeof server.client.saveFile>) => {
    await turn
    return server.client.saveFile(...request)
  }
  const [{ store }, { store: slow }] = await Promise.all([
    opened(kept(), server),
    opened(kept(), { ...server, client: { ...server.client, saveFile } }),
  ])
  await store.saved()
  type(store, ['blocks', 2, 'title', 'pt'], 'Muito nova')
  await store.saved()
  events.emit('now')
  await slow.saved()
  expect(server.read(file)?.match(/nova/gi)).toHaveLength(1)
  expect(slow.state().conflicts).toMatchObject([{ after: expect.stringContaining('Muito nova') }])
})

test('what version 1.0.0 could not save comes back', async () => {
  const storage = storageInMemory()
  const mine = home.replace('Olá', 'Bem-vinda')
  storage.setItem('unsaved 1', JSON.stringify({ [file]: { mine, base: home } }))
  const { server, store } = await opened(unsavedInMemory(storage)())
  await store.saved()
  expect(server.read(file)).toBe(mine)
})
