import { expect, test, vi } from 'vitest'
import { openWindow } from '../../testing/faults/tab.ts'
import { createEditorStore } from './editor-store.ts'
import type { UnsavedTexts } from './kept-in-browser.ts'
import { Refused } from '../../protocol.ts'
import { type MemoryServer, memoryServer } from './testing/memory-server.ts'
import { edit, stored, type Opened, type } from './testing/opened-store.ts'
import { storageInMemory, unsavedInMemory } from './testing/unsaved-in-memory.ts'

const hero = 'path: /\nblocks:\n  - type: hero\n    picture:\n      file: sala.jpg\n      alt: { pt: Sala, en: Room }\n'

async function started(server: MemoryServer, kept?: UnsavedTexts) {
  const store = createEditorStore(server.client, { theirs: 'Escolha', unsaved: 'Voltou' }, kept)
  await store.start()
  return store
}

const stopped = () => Promise.reject(new Refused({ refused: 'noAnswer' }))

test('the picture of a block that was removed here comes back with the block, even in another window', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const both: Opened = { server, store: await started(server) }
  edit(both.store, { kind: 'remove', path: ['blocks', 0] })
  const theirs = hero.replace('pt: Sala', 'pt: A sala')
  server.write('home.yaml', theirs)
  await both.store.saved()
  expect(server.pictures()).toEqual([])
  const again: Opened = { server, store: await started(server) }
  const [conflict] = again.store.state().conflicts
  if (conflict) again.store.settle(conflict, 'theirs')
  await again.store.saved()
  expect(stored(again)).toBe(theirs)
  expect([server.pictures(), [...again.store.state().pictures.keys()]]).toEqual([['sala.jpg'], ['sala.jpg']])
})

test.each([
  { what: 'the server is stopped', fails: ['saveFile', 'restorePicture'], isStored: false },
  { what: 'its picture can not be had', fails: ['restorePicture'], isStored: true },
])('a block comes back by undo while $what, and its picture once that is over', async ({ fails, isStored }) => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const client = { ...server.client }
  const both: Opened = { server, store: await started(server) }
  edit(both.store, { kind: 'remove', path: ['blocks', 0] })
  await both.store.saved()
  for (const call of fails) Object.assign(server.client, { [call]: stopped })
  expect(await both.store.undo()).toBe('Texto')
  expect(both.store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
  expect(server.read('home.yaml')?.includes('sala.jpg')).toBe(isStored)
  Object.assign(server.client, client)
  server.tell('home.yaml')
  type(both.store, ['blocks', 0, 'picture', 'alt', 'en'], 'The room')
  await both.store.saved()
  expect(stored(both)).toContain('sala.jpg')
  expect(server.pictures()).toEqual(['sala.jpg'])
})

test('a step that brings a removed picture back removes it again when it is undone, even in another window', async () => {
  const kept = unsavedInMemory()
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const { keepHistory, saveFile, restorePicture } = server.client
  const store = await started(server, kept())
  edit(store, { kind: 'remove', path: ['blocks', 0] })
  await store.saved()
  Object.assign(server.client, { keepHistory: stopped, saveFile: stopped, restorePicture: stopped })
  await store.undo()
  store.leave()
  Object.assign(server.client, { keepHistory, saveFile, restorePicture })

  const again = await started(server, kept())
  await again.saved()
  expect(server.pictures()).toEqual(['sala.jpg'])
  expect(await again.undo()).toBe('Voltou')
  expect(server.pictures()).toEqual([])
  expect(await again.redo()).toBe('Voltou')
  expect(server.pictures()).toEqual(['sala.jpg'])
})

/** A store whose hero shows a new picture that is not saved yet. */
async function withNewPicture(server: MemoryServer, kept?: UnsavedTexts) {
  const store = await started(server, kept)
  const { extension, ...picture } = await store.keepPicture(new Blob(['bytes']), undefined)
  const name = store.freePictureName(`sala.${extension}`)
  const files = new Map([['home.yaml', hero.replace('sala.jpg', name)]])
  store.change({ label: 'Imagem', files, added: [{ ...picture, name }] })
  return store
}

/** Expects the next store to save the new picture and the text that shows it. */
async function expectSavedByNext(server: MemoryServer, kept: UnsavedTexts) {
  const next = await started(server, kept)
  await next.saved()
  expect(server.read('home.yaml')).toContain('sala-2.jpg')
  expect(server.pictures()).toContain('sala-2.jpg')
}

test.each([
  { what: 'it was', missed: ['restorePicture'] },
  { what: 'it and the step that can be undone were', missed: ['restorePicture', 'keepHistory'] },
])(
  'a new picture is saved by the next window if the window closed after its text was saved and before $what',
  async ({ missed }) => {
    const kept = unsavedInMemory()
    const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
    const client = { ...server.client }
    const store = await withNewPicture(server, kept())
    for (const call of missed) Object.assign(server.client, { [call]: stopped })
    store.leave()
    await vi.waitFor(() => expect(server.read('home.yaml')).toBe(store.state().texts.get('home.yaml')))
    expect(server.pictures()).not.toContain('sala-2.jpg')
    Object.assign(server.client, client)
    await expectSavedByNext(server, kept())
  },
)

test('a picture that two windows could not send as they closed is sent by the third as it closes', async () => {
  const storage = storageInMemory()
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const client = { ...server.client }
  Object.assign(server.client, { restorePicture: stopped, keepHistory: stopped })
  ;(await withNewPicture(server, unsavedInMemory(storage)())).leave()
  await vi.waitFor(() => expect(server.read('home.yaml')).toContain('sala-2.jpg'))
  for (const its of [{ ...server.client }, client]) {
    const tab = openWindow(its, storage)
    await tab.store.start()
    tab.store.leave()
    tab.kill()
  }
  expect(server.pictures()).toContain('sala-2.jpg')
})

test('a picture that is removed by what an earlier window sent is written again, as a text shows it', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const store = await withNewPicture(server)
  await store.saved()
  await server.client.removePictures(['sala-2.jpg'])
  store.lookAgain()
  await store.saved()
  expect(server.pictures()).toContain('sala-2.jpg')
})

test('when a new picture is undone it goes, and the one before comes back, even if the window is closed at once', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  await (await withNewPicture(server)).saved()
  const tab = openWindow(server.client, storageInMemory())
  await tab.store.start()
  await tab.store.saved()
  void tab.store.undo()
  tab.store.leave()
  tab.kill()
  await expect.poll(() => [server.read('home.yaml'), server.pictures()]).toEqual([hero, ['sala.jpg']])
})

test('undo removes a new picture, even if the server was killed before it could say that it had written it', async () => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const store = await withNewPicture(server)
  const { restorePicture } = server.client
  server.client.restorePicture = async (...picture) => {
    await restorePicture(...picture)
    return stopped()
  }
  await store.saved()
  expect([store.state().saving.state, server.pictures()]).toEqual(['refused', ['sala-2.jpg', 'sala.jpg']])

  Object.assign(server.client, { restorePicture })
  const again = await started(server)
  expect(await again.undo()).toBe('Imagem')
  await again.saved()
  expect([again.state().texts.get('home.yaml'), server.pictures()]).toEqual([hero, ['sala.jpg']])
})

test('a new picture that was never saved is there after a reload, with the text that shows it', async () => {
  const kept = unsavedInMemory()
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const { keepHistory, saveFile, restorePicture } = server.client
  Object.assign(server.client, { keepHistory: stopped, saveFile: stopped, restorePicture: stopped })
  const store = await withNewPicture(server, kept())
  await store.saved()
  store.leave()
  Object.assign(server.client, { keepHistory, saveFile, restorePicture })
  await expectSavedByNext(server, kept())
})

test.each([
  { what: 'a full disk refuses', refused: 'diskFull', fails: ['restorePicture'] },
  { what: 'no history names', refused: 'noAnswer', fails: ['restorePicture', 'keepHistory'] },
] as const)('a picture that $what is written before the text that shows it', async ({ refused, fails }) => {
  const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
  const store = await withNewPicture(server)
  const client = { ...server.client }
  for (const call of fails) Object.assign(server.client, { [call]: () => Promise.reject(new Refused({ refused })) })
  await store.saved()
  expect([store.state().saving, server.read('home.yaml')]).toEqual([{ state: 'refused', refused }, hero])
  Object.assign(server.client, client)
  type(store, ['blocks', 0, 'picture', 'alt', 'en'], 'The room')
  await store.saved()
  expect(server.read('home.yaml')).toContain('sala-2.jpg')
  expect(server.pictures()).toContain('sala-2.jpg')
})

test('a new picture that was undone and redone goes when that is undone after a reload, saved or not', async () => {
  for (const fails of [[], ['saveFile'], ['keepHistory', 'saveFile']]) {
    const kept = unsavedInMemory()
    const server = memoryServer({ 'home.yaml': hero }, ['sala.jpg'])
    const { client } = server
    const store = await withNewPicture(server, kept())
    await store.saved()
    await store.undo()
    const works = { ...client }
    Object.assign(client, Object.fromEntries(fails.map((name) => [name, stopped])))
    await store.redo()
    Object.assign(client, works)
    expect(server.pictures()).toContain('sala-2.jpg')

    const again = await started(server, kept())
    await again.saved()
    await again.undo()
    expect([server.read('home.yaml'), server.pictures()]).toEqual([hero, ['sala.jpg']])
  }
})
