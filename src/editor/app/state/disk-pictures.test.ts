import { expect, test } from 'vitest'
import { createEditorStore } from './editor-store.ts'
import { memoryServer } from './testing/memory-server.ts'
import { edit, onDisk, type Opened, type } from './testing/opened-store.ts'
import { unsavedInMemory } from './testing/unsaved-in-memory.ts'

const hero = 'path: /\nblocks:\n  - type: hero\n    picture:\n      file: sala.jpg\n      alt: { pt: Sala, en: Room }\n'

const stopped = () => Promise.reject(new TypeError('gone'))

test('the picture of a block that was removed here comes back with the block, even in another window', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const both: Opened = { server, store: createEditorStore(server.client, { theirs: 'Escolha' }) }
  await both.store.start()
  edit(both.store, { kind: 'remove', path: ['blocks', 0] })
  const theirs = hero.replace('pt: Sala', 'pt: A sala')
  server.write('home.yaml', theirs)
  await both.store.saved()
  expect(server.pictures()).toEqual([])
  const again: Opened = { server, store: createEditorStore(server.client, { theirs: 'Escolha' }) }
  await again.store.start()
  const [conflict] = again.store.state().conflicts
  if (conflict) again.store.settle(conflict, 'theirs')
  await again.store.saved()
  expect(onDisk(again)).toBe(theirs)
  expect([server.pictures(), [...again.store.state().pictures.keys()]]).toEqual([['sala.jpg'], ['sala.jpg']])
})

test('a block with a picture comes back by undo while the server is stopped, and its picture once it is started', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const { saveFile, restorePicture } = server.client
  const both: Opened = { server, store: createEditorStore(server.client, { theirs: 'Escolha' }) }
  await both.store.start()
  edit(both.store, { kind: 'remove', path: ['blocks', 0] })
  await both.store.saved()
  Object.assign(server.client, { saveFile: stopped, restorePicture: stopped })
  expect(await both.store.undo()).toBe('Texto')
  expect(both.store.state().saving).toEqual({ state: 'lost' })
  Object.assign(server.client, { saveFile, restorePicture })
  server.tell('home.yaml')
  type(both.store, ['blocks', 0, 'picture', 'alt', 'en'], 'The room')
  await both.store.saved()
  expect(onDisk(both)).toContain('sala.jpg')
  expect(server.pictures()).toEqual(['sala.jpg'])
})

test('a step that brings a removed picture back removes it again when it is undone, even in another window', async () => {
  const kept = unsavedInMemory()
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const { keepHistory, saveFile, restorePicture } = server.client
  const store = createEditorStore(server.client, { theirs: '' }, kept())
  await store.start()
  edit(store, { kind: 'remove', path: ['blocks', 0] })
  await store.saved()
  Object.assign(server.client, { keepHistory: stopped, saveFile: stopped, restorePicture: stopped })
  await store.undo()
  store.leave()
  Object.assign(server.client, { keepHistory, saveFile, restorePicture })

  const again = createEditorStore(server.client, { theirs: '', unsaved: 'Voltou' }, kept())
  await again.start()
  await again.saved()
  expect(server.pictures()).toEqual(['sala.jpg'])
  expect(await again.undo()).toBe('Voltou')
  expect(server.pictures()).toEqual([])
  expect(await again.redo()).toBe('Voltou')
  expect(server.pictures()).toEqual(['sala.jpg'])
})
